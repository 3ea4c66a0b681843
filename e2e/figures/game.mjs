import { command, newGame, view } from '@fog/engine';
import { button, joinAs, openTable } from './people.mjs';

/** After so many half-moves a game is given up and the next one begun: long ones end by rules that are not measured here. */
const LONGEST = 60;

/** A small generator of the same numbers in every run. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays games of random moves between a page, which is White, and an opponent who uses the API alone, until the
 * opponent has made `count` moves.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 * @param {number} count
 * @param {{
 *   own(uci: string, ply: number): Promise<void>,
 *   theirs(play: () => Promise<void>, ply: number): Promise<void>,
 * }} hands how the page makes a move, and what is done around each of the opponent's
 */
export async function playGames(page, origin, count, hands) {
  const random = numbers(7);
  for (let made = 0; made < count; ) {
    const { play } = await joinAs(origin, await openTable(page, origin));
    let game = started();
    while (game.turn && game.ply < LONGEST && made < count) {
      const move = choose(game, random);
      if (!move) break;
      const uci = `${move.from}${move.to}`;
      const { ply, turn } = game;
      if (turn === 'white') await hands.own(uci, ply);
      else {
        await hands.theirs(() => play(ply, move), ply);
        made++;
      }
      game = after(game, { kind: 'move', color: turn, ply, ...move });
    }
    await button(page, /^(Resign|Abort)/).click();
    await button(page, /^Yes/).click();
    await button(page, /Rematch/).waitFor();
  }
}

const started = () => after(newGame({ timeControl: null }), { kind: 'start' });

/**
 * @param {import('@fog/engine').Game} game
 * @param {import('@fog/engine').Command} action
 */
function after(game, action) {
  const result = command(game, action, 0);
  if (!result.ok) throw new Error(`refused: ${result.problem}`);
  return result.value;
}

/**
 * A move that ends nothing and asks nothing: no king is taken, and no pawn becomes anything.
 *
 * @param {import('@fog/engine').Game} game
 * @param {(below: number) => number} random
 */
function choose(game, random) {
  const color = game.turn ?? 'white';
  const { legalMoves, pieces } = view(game, { kind: 'seat', color }).board();
  const kings = pieces.filter(({ kind }) => kind === 'king').map(({ square }) => square);
  const fit = legalMoves.filter(({ to, promotion }) => promotion === null && !kings.includes(to));
  return fit[random(fit.length)];
}
