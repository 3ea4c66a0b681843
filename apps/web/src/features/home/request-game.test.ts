import { parseTimeControl } from '@fog/engine';
import { type AnyVariables, type Client, CombinedError } from '@urql/core';
import { type GameWish, requestGame } from './request-game';
import { TIME_CONTROLS, TIME_WISHES } from './time-wish';

const wish: GameWish = { pairing: 'FRIEND', color: 'random', time: 'none' };
const session = { data: { startSession: { player: { id: 'p1' } } } };
const made = { data: { createGame: { __typename: 'Game', id: 'g1' } } };
const lost = { error: new CombinedError({ networkError: new Error('connection reset') }) };

/** A client whose answers are these, one after the other; it keeps the variables of every question. */
function clientAnswering(...results: unknown[]) {
  const asked: AnyVariables[] = [];
  const mutation = (_: unknown, variables: AnyVariables) => {
    asked.push(variables);
    return { toPromise: async () => results.shift() };
  };
  return { client: { mutation } as unknown as Client, asked };
}

test('a session comes first, then the game that was wished for', async () => {
  const { client, asked } = clientAnswering(session, made);
  expect(await requestGame(client, wish, 'key')).toEqual({ gameId: 'g1' });
  expect(asked).toEqual([
    {},
    { input: { pairing: 'FRIEND', color: 'RANDOM', timeControl: null, idempotencyKey: 'key' } },
  ]);
});

test('without a session no game is asked for', async () => {
  const { client, asked } = clientAnswering(lost, made);
  expect(await requestGame(client, wish, 'key')).toMatchObject({ trouble: 'UNREACHABLE' });
  expect(asked).toHaveLength(1);
});

test.each([
  ['a refusal', { data: { createGame: { __typename: 'Problem', code: 'BAD_INPUT' } } }, 'BAD_INPUT'],
  ['a lost answer', lost, 'UNREACHABLE'],
])('%s is told by its name', async (_, answer, trouble) => {
  const { client } = clientAnswering(session, answer);
  expect(await requestGame(client, wish, 'key')).toMatchObject({ trouble });
});

test.each(TIME_WISHES)(
  'the rules know the time control “%s”, and it is what the API is asked for',
  async (time) => {
    const control = TIME_CONTROLS[time];
    if (control) expect(parseTimeControl(control).ok).toBe(true);
    const { client, asked } = clientAnswering(session, made);
    await requestGame(client, { ...wish, time }, 'key');
    expect(asked[1]).toMatchObject({ input: { timeControl: control } });
  },
);
