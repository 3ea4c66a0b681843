import { gql } from '@urql/core';
import { createGraphqlClient } from './graphql-client';
import { sendUntilAnswered } from './send';

const { jest } = import.meta;
const document = gql<{ action: string }, Record<string, never>>('mutation { action }');

beforeAll(() => {
  const backOnlineAtOnce = (_: string, wake: () => void) => queueMicrotask(wake);
  Object.assign(globalThis, { addEventListener: backOnlineAtOnce, removeEventListener: () => {} });
});

test('what is asked over a line that is dead without a word is asked again', async () => {
  const patience = new AbortController();
  const waited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  let asked = 0;
  globalThis.fetch = async (_, init) => {
    if (++asked > 1) return Response.json({ data: { action: 'done' } });
    setTimeout(() => patience.abort(new DOMException('The operation timed out.', 'TimeoutError')));
    return new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(patience.signal.reason)),
    );
  };
  const client = createGraphqlClient({ url: 'http://localhost/graphql' });
  const answer = await sendUntilAnswered(client, document, {}, new AbortController().signal);
  expect(answer).toEqual({ ok: true, data: { action: 'done' } });
  expect(asked).toBe(2);
  expect(waited).toHaveBeenCalledWith(10_000);
});
