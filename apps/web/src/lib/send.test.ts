import { type Client, CombinedError, gql } from '@urql/core';
import { sendUntilAnswered } from './send';

const lost = { error: new CombinedError({ networkError: new Error('connection reset') }) };
const answered = { data: { action: 'done' } };
const document = gql<{ action: string }, Record<string, never>>('mutation { action }');

/** A client whose answers are these, one after the other; it keeps count of the questions. */
function clientAnswering(...results: unknown[]) {
  const asked = { times: 0 };
  const mutation = () => {
    asked.times++;
    return { toPromise: async () => results.shift() };
  };
  return { client: { mutation } as unknown as Client, asked };
}

beforeAll(() => {
  const backOnlineAtOnce = (_: string, wake: () => void) => queueMicrotask(wake);
  Object.assign(globalThis, { addEventListener: backOnlineAtOnce, removeEventListener: () => {} });
});

test('what got no answer is sent again until it has one', async () => {
  const { client, asked } = clientAnswering(lost, lost, answered);
  const answer = await sendUntilAnswered(client, document, {}, new AbortController().signal);
  expect(answer).toEqual({ ok: true, data: { action: 'done' } });
  expect(asked.times).toBe(3);
});

test('a refusal is an answer: nothing is sent twice', async () => {
  const refused = {
    error: new CombinedError({ graphQLErrors: [{ message: 'no', extensions: { code: 'RATE_LIMITED' } }] }),
  };
  const { client, asked } = clientAnswering(refused, answered);
  const answer = await sendUntilAnswered(client, document, {}, new AbortController().signal);
  expect(answer).toEqual({ ok: false, trouble: 'TOO_MANY_REQUESTS' });
  expect(asked.times).toBe(1);
});

test('a page that is gone stops trying', async () => {
  const page = new AbortController();
  page.abort();
  const { client, asked } = clientAnswering(lost, answered);
  expect(await sendUntilAnswered(client, document, {}, page.signal)).toEqual({
    ok: false,
    trouble: 'UNREACHABLE',
  });
  expect(asked.times).toBe(1);
});
