import { readFileSync } from 'node:fs';
import { command, type Game, newGame, type SquareName, view } from '@fog/engine';
import { routing } from '../../../i18n/routing';
import type { PieceSigns } from '../../../lib/notation';
import type { Sight } from '../game';
import { moveTyped } from './move-typed';

const ENGLISH = { N: 'N', B: 'B', R: 'R', Q: 'Q', K: 'K' };
const GERMAN = { N: 'S', B: 'L', R: 'T', Q: 'D', K: 'K' };

const done = (result: ReturnType<typeof command>): Game => {
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

/** What the side to move sees after these moves. */
function sightAfter(moves: string): Sight {
  let game = done(command(newGame({ timeControl: null }), { kind: 'start' }, 0));
  for (const uci of moves.split(' ').filter(Boolean)) {
    const [from, to] = [uci.slice(0, 2) as SquareName, uci.slice(2, 4) as SquareName];
    game = done(
      command(game, { kind: 'move', color: game.turn!, ply: game.ply, from, to, promotion: null }, 0),
    );
  }
  return view(game, { kind: 'seat', color: game.turn! }).board();
}

const typed = (text: string, moves: string, letters: PieceSigns = ENGLISH) => {
  const move = moveTyped(text, sightAfter(moves), letters);
  return move && move.from + move.to;
};

const ITALIAN = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5';

test.each([
  ['e2e4', '', 'e2e4'],
  ['E2-E4', '', 'e2e4'],
  ['e4', '', 'e2e4'],
  ['Nf3', '', 'g1f3'],
  ['nf3', '', 'g1f3'],
  [' N f3 ', '', 'g1f3'],
  ['O-O', ITALIAN, 'e1g1'],
  ['e1h1', ITALIAN, 'e1g1'],
  ['0-0', ITALIAN, 'e1g1'],
  ['e1g1', ITALIAN, 'e1g1'],
  ['o-o', ITALIAN, 'e1g1'],
  ['exd5', 'e2e4 d7d5', 'e4d5'],
  ['ed5', 'e2e4 d7d5', 'e4d5'],
])('%s after “%s” is %s', (text, moves, uci) => {
  expect(typed(text, moves)).toBe(uci);
});

test('a small b is the pawn’s where a pawn can, else the bishop’s', () => {
  expect(typed('bc4', 'e2e4 e7e5')).toBe('f1c4');
  expect(typed('bxc3', 'b1c3 b8c6 a2a3 c6d4 a3a4 d4b3')).toBeNull();
});

test('letters are the person’s own, and the English ones are understood everywhere', () => {
  expect(typed('Sf3', '', GERMAN)).toBe('g1f3');
  expect(typed('Lc4', 'e2e4 e7e5', GERMAN)).toBe('f1c4');
  expect(typed('Nf3', '', GERMAN)).toBe('g1f3');
});

describe.each(routing.locales)('the letters of the language %s', (locale) => {
  const messages = new URL(`../../../i18n/messages/${locale}.json`, import.meta.url);
  const letters: PieceSigns = JSON.parse(readFileSync(messages, 'utf8')).notation;

  test.each([
    ['N', 'f3', '', 'g1f3'],
    ['B', 'c4', 'e2e4 e7e5', 'f1c4'],
    ['R', 'h3', 'h2h4 h7h5', 'h1h3'],
    ['Q', 'h5', 'e2e4 e7e5', 'd1h5'],
    ['K', 'e2', 'e2e4 e7e5', 'e1e2'],
  ] as const)('%s, large or small', (kind, to, moves, uci) => {
    expect(typed(letters[kind] + to, moves, letters)).toBe(uci);
    expect(typed(letters[kind].toLowerCase() + to, moves, letters)).toBe(uci);
  });
});

test('what is not a move of the viewer’s is not known, whatever stands in the fog', () => {
  for (const text of ['', 'hello', 'e5', 'e7e5', 'Nc6', 'Nd4', 'a7a8q']) expect(typed(text, '')).toBeNull();
});
