import { openTable, type TableEvent, type TableState, tableReducer } from '../table-state';
import { gameWith, movesOf, sightWith } from '../testing/game-samples';
import { type Sound, soundBetween } from './sound';

const PLACEMENT = '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR';

const heard = (state: TableState, ...events: TableEvent[]): (Sound | null)[] =>
  events.map((event) => {
    const before = state;
    state = tableReducer(before, event);
    return soundBetween(before, state);
  });
const told = (ply: number, changes: Parameters<typeof gameWith>[0] = {}): TableEvent => ({
  kind: 'told',
  game: gameWith({ version: ply, ply, ...changes }),
});
const withLoss = (ply: number, at: number, lossMark: 'f7' | null) => ({
  board: sightWith({ eyes: 'white', ply, losses: [{ ply: at, square: 'f7', kind: 'knight' }], lossMark }),
});

const white = openTable(
  gameWith({ role: 'white', board: sightWith({ eyes: 'white', placement: PLACEMENT }) }),
);
const moved: TableEvent = { kind: 'moved', move: movesOf('e2e4')[0]! };

test('an own move is heard once: when it is made, not when it is answered', () => {
  expect(heard(white, moved, told(1))).toEqual(['move', null]);
});

test('one move, whatever it was and did out of sight', () => {
  expect(heard(white, told(1), told(2))).toEqual(['move', 'move']);
});

test('an own loss is another sound, seen or not; for this half-move only', () => {
  expect(heard(white, told(2, withLoss(2, 2, 'f7')))).toEqual(['loss']);
  expect(heard(white, told(2, withLoss(2, 2, null)))).toEqual(['loss']);
  expect(heard(white, told(4, withLoss(4, 2, null)))).toEqual(['move']);
});

test('the own move after a loss sounds like any other', () => {
  const after = tableReducer(white, told(2, withLoss(2, 2, 'f7')));
  expect(heard(after, moved)).toEqual(['move']);
});

test('the end is heard once, and not again for one that was over before', () => {
  const finished = { status: 'finished', turn: null } as const;
  expect(heard(white, told(5, finished), told(6, finished))).toEqual(['end', null]);
});

test('nothing else is heard: offers, refusals, the same game told again', () => {
  const offered = told(3, { ply: 0, drawOffer: 'black' });
  expect(heard(white, offered, { kind: 'refused', trouble: 'NO_OFFER' }, told(0))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a move taken back makes no sound', () => {
  expect(heard(white, moved, { kind: 'moveRefused', trouble: 'STALE_PLY' })).toEqual(['move', null]);
});
