import type { Prisma } from '../generated/prisma/client.js';
import { openTestDatabase } from '../testing/test-database.js';
import type { Database } from './database.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.prisma.player.create({ data: { id: 'one', name: 'Guest-1111' } });
  await database.prisma.player.create({ data: { id: 'two', name: 'Guest-2222' } });
});

afterAll(() => database.close());

const instant = new Date('2026-07-01T12:00:00.000Z');

const waiting: Prisma.GameUncheckedCreateInput = {
  id: 'waiting',
  status: 'waiting',
  pairing: 'friend',
  listed: true,
  createdById: 'one',
  whiteId: 'one',
  invitationToken: 'token',
  dueAt: instant,
};
const active: Prisma.GameUncheckedCreateInput = {
  ...waiting,
  id: 'active',
  status: 'active',
  blackId: 'two',
  invitationToken: null,
  turn: 'white',
  startedAt: instant,
};
const finished: Prisma.GameUncheckedCreateInput = {
  ...active,
  id: 'finished',
  status: 'finished',
  turn: null,
  dueAt: null,
  endedAt: instant,
  winner: 'white',
  reason: 'king_captured',
};
const aborted: Prisma.GameUncheckedCreateInput = {
  ...waiting,
  id: 'aborted',
  status: 'aborted',
  dueAt: null,
  endedAt: instant,
};
const sameDevice: Prisma.GameUncheckedCreateInput = {
  ...active,
  id: 'device',
  pairing: 'same_device',
  blackId: 'one',
};
const draw: Prisma.GameUncheckedCreateInput = {
  ...finished,
  id: 'draw',
  winner: null,
  reason: 'threefold_repetition',
};
const timed: Prisma.GameUncheckedCreateInput = {
  ...active,
  id: 'timed',
  initialSeconds: 300,
  incrementSeconds: 0,
};
const daily: Prisma.GameUncheckedCreateInput = { ...active, id: 'daily', daysPerMove: 3 };

/** Tries to write a game, and takes it back. */
async function tryGame(data: Prisma.GameUncheckedCreateInput) {
  await database.prisma.game.create({ data });
  await database.prisma.game.delete({ where: { id: data.id } });
}

test.each([waiting, active, finished, aborted, sameDevice, draw, timed, daily])(
  'a game can be $id',
  async (game) => {
    await expect(tryGame(game)).resolves.toBeUndefined();
  },
);

test.each<[string, string, Prisma.GameUncheckedCreateInput]>([
  ['a player against themselves', 'games_seats_check', { ...active, blackId: 'one' }],
  ['two players at one device', 'games_seats_check', { ...sameDevice, blackId: 'two' }],
  ['half a time control', 'games_time_control_check', { ...timed, incrementSeconds: null }],
  ['two time controls', 'games_time_control_check', { ...timed, daysPerMove: 3 }],
  ['nobody’s turn in a running game', 'games_turn_check', { ...active, turn: null }],
  ['somebody’s turn before the start', 'games_turn_check', { ...waiting, turn: 'white' }],
  ['somebody’s turn after the end', 'games_turn_check', { ...finished, turn: 'white' }],
  ['a running game with a free seat', 'games_started_check', { ...active, blackId: null }],
  ['a running game that never started', 'games_started_check', { ...active, startedAt: null }],
  ['a waiting game that waits for ever', 'games_due_check', { ...waiting, dueAt: null }],
  ['a running game that runs for ever', 'games_due_check', { ...active, dueAt: null }],
  ['a finished game with an end to come', 'games_due_check', { ...finished, dueAt: instant }],
  ['a finished game without its end', 'games_ended_check', { ...finished, endedAt: null }],
  ['a running game that has ended', 'games_ended_check', { ...active, endedAt: instant }],
  ['a finished game without a reason', 'games_result_check', { ...finished, reason: null, winner: null }],
  [
    'an aborted game with a result',
    'games_result_check',
    { ...aborted, reason: 'resignation', winner: 'white' },
  ],
  ['a draw with a winner', 'games_result_check', { ...draw, winner: 'black' }],
  ['a time-out without a winner', 'games_result_check', { ...finished, reason: 'timeout', winner: null }],
  ['a winner without a reason', 'games_result_check', { ...active, winner: 'white' }],
  ['less than no move', 'games_ply_check', { ...active, ply: -1 }],
])('a game cannot have: %s', async (_name, constraint, game) => {
  await expect(tryGame(game)).rejects.toThrow(constraint);
});

test.each<[string, string, Partial<Prisma.MoveUncheckedCreateInput>]>([
  ['a ply 0', 'moves_ply_check', { ply: 0 }],
  ['a square off the board', 'moves_squares_check', { to: 'e9' }],
  ['an empty square name', 'moves_squares_check', { from: '' }],
  ['a step to where it stands', 'moves_squares_check', { to: 'e2' }],
  ['a promotion to king', 'moves_promotion_check', { promotion: 'king' }],
  ['a promotion to pawn', 'moves_promotion_check', { promotion: 'pawn' }],
])('a move cannot have: %s', async (_name, constraint, change) => {
  const move = { gameId: 'moves', ply: 1, from: 'e2', to: 'e4', san: 'e4', uci: 'e2e4', playedAt: instant };
  await database.prisma.game.upsert({
    where: { id: 'moves' },
    create: { ...active, id: 'moves' },
    update: {},
  });
  await expect(database.prisma.move.create({ data: { ...move, ...change } })).rejects.toThrow(constraint);
});
