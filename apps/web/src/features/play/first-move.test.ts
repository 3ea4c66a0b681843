import { isFirstMovePressing } from './first-move';
import type { Clock } from './game';
import { gameWith } from './testing/game-samples';

const clockOf = (ms: number): Clock => ({ left: { white: ms, black: ms }, running: null });
const MINUTES = clockOf(180_000);
const DAYS = clockOf(3 * 86_400_000);

test.each([
  ['White’s first move', { role: 'white', turn: 'white', ply: 0, clock: MINUTES }, true],
  ['Black’s first move', { role: 'black', turn: 'black', ply: 1, clock: MINUTES }, true],
  ['the other side’s', { role: 'black', turn: 'white', ply: 0, clock: MINUTES }, false],
  ['a later move', { role: 'white', turn: 'white', ply: 2, clock: MINUTES }, false],
  ['a first move in days', { role: 'white', turn: 'white', ply: 0, clock: DAYS }, false],
  ['a first move without a clock', { role: 'white', turn: 'white', ply: 0, clock: null }, false],
  ['a first move that is only watched', { role: 'spectator', turn: 'white', ply: 0, clock: MINUTES }, false],
] as const)('whether it presses: %s', (_, game, presses) => {
  expect(isFirstMovePressing(gameWith(game))).toBe(presses);
});
