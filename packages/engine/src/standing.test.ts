import { command } from './command.js';
import { type Game, newGame } from './game.js';
import { momentOf } from './standing.js';
import { recordStanding, restoreStanding, type StandingRecord } from './standing-record.js';
import { GAMES } from './testing/fixtures.js';
import { accepted, gameAfter, NOON, playOn } from './testing/games.js';
import { type Glance, type Viewer, view } from './view.js';

const VIEWERS: Viewer[] = [
  { kind: 'seat', color: 'white' },
  { kind: 'seat', color: 'black' },
  { kind: 'both' },
  { kind: 'spectator' },
];

/** What everybody is told who asks for any eyes. */
function told(glance: (viewer: Viewer) => Glance): string {
  return JSON.stringify(
    VIEWERS.map((viewer) =>
      ([undefined, 'white', 'black', 'all'] as const).map((eyes) => glance(viewer).board(eyes)),
    ),
  );
}

function restored(game: Game) {
  const standing = restoreStanding(game, recordStanding(game));
  if (standing === null) throw new Error('the record is of another ply');
  return standing;
}

const begun = gameAfter('e2e4 d7d5 e4d5');

test.each<[string, Game]>([
  ['waiting', newGame({ timeControl: null })],
  ['just begun', gameAfter('')],
  ['with en passant at hand', gameAfter('e2e4 a7a6 e4e5 d7d5')],
  ['with a pawn taken en passant', gameAfter('e2e4 a7a6 e4e5 d7d5 e5d6')],
  ['whose king was taken', gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8')],
  ['resigned', accepted(command(begun, { kind: 'resign', color: 'white' }, NOON))],
  ['aborted', accepted(command(gameAfter('e2e4'), { kind: 'abort', color: 'black' }, NOON))],
])('a game %s looks the same without its moves', (_, game) => {
  expect(told((viewer) => view(restored(game), viewer))).toBe(told((viewer) => view(game, viewer)));
});

test('so do other games after every ply', () => {
  for (const { moves } of GAMES.slice(0, 40)) {
    let game = gameAfter('');
    for (const move of moves) {
      game = playOn(game, move, NOON);
      expect(told((viewer) => view(restored(game), viewer))).toBe(told((viewer) => view(game, viewer)));
    }
  }
});

test('how it stands is recorded as position and losses', () => {
  expect(recordStanding(playOn(begun, 'd8d5', NOON))).toEqual({
    fen: 'rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3',
    losses: '3d5p 4d5P',
  });
});

test('a record of another ply is not this game', () => {
  const later = playOn(begun, 'd8d5', NOON);
  expect(restoreStanding(later, recordStanding(begun))).toBeNull();
  expect(restoreStanding(begun, recordStanding(later))).toBeNull();
});

test.each<[string, Partial<StandingRecord>]>([
  ['a position that is none', { fen: '8/8/8/8/8/8/8/8 w - -' }],
  ['a loss without a ply', { losses: 'd5p' }],
  ['a loss off the board', { losses: '3i5p' }],
  ['a loss of no piece', { losses: '3d5x' }],
  ['a loss before the start', { losses: '0d5p' }],
])('%s is no record', (_, wrong) => {
  expect(restoreStanding(begun, { ...recordStanding(begun), ...wrong })).toBeNull();
});

test('nobody can make one that is over but the engine', () => {
  const standing = restored(begun);
  const ended: typeof standing = Object.create(standing, { status: { value: 'finished' } });
  expect(() => view(ended, { kind: 'spectator' }).board('all')).toThrow(TypeError);
  expect(() => momentOf(ended)).toThrow(TypeError);
});
