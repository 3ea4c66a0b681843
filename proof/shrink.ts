import { makeFen } from '@fog/engine';
import type { Difference } from './difference.js';
import type { Level } from './levels/level.js';
import { positionsOf } from './truth.js';
import { type Line, newest } from './twins/line.js';
import { type Twins, twinsAt, twinsOf } from './twins/twins.js';

type MovePair = readonly [string, string];

/** A game longer than this is not short: if it can be, it is begun later. */
const SHORT = 8;

/** The pairs of moves that twins consist of. */
function pairsOf({ a, b }: Twins): MovePair[] {
  return a.moves.map((move, ply) => [move, b.moves[ply]] as const);
}

/** The FEN that a line came to after so many half-moves. */
function fenAfter(line: Line, ply: number): string {
  return makeFen(positionsOf(newest(line))[ply]);
}

/**
 * A difference in as short a game as can be had: what came after it is cut off, then moves are left out, many at once and
 * then few, then the game begins where it stood later, and moves of the one game are made in the other: as long as the
 * two remain twins and differ.
 *
 * @param attempts how many shorter games are looked at, at most.
 */
export async function shrunk(found: Difference, level: Level, attempts: number): Promise<Difference> {
  let shortest: Difference = { ...found, twins: twinsAt(found.twins, found.ply) };
  let left = attempts;

  async function improve(pairs: MovePair[], starts?: readonly [string, string]): Promise<boolean> {
    const { onlooker, a, b } = shortest.twins;
    const candidate = left > 0 ? twinsOf(onlooker, starts ?? [a.start, b.start], pairs) : null;
    if (candidate === null) return false;
    left -= 1;
    const difference = await level.compare(candidate);
    if (difference === null) return false;
    shortest = { ...difference, twins: twinsAt(difference.twins, difference.ply) };
    return true;
  }

  async function leaveMovesOut(): Promise<void> {
    for (let size = half(found.ply); ; size = half(size)) {
      for (let at = 0; at + size <= shortest.twins.a.moves.length; ) {
        const pairs = pairsOf(shortest.twins);
        if (!(await improve([...pairs.slice(0, at), ...pairs.slice(at + size)]))) at += 1;
      }
      if (size === 2) return;
    }
  }

  async function beginLater(): Promise<void> {
    const { a, b } = shortest.twins;
    const pairs = pairsOf(shortest.twins);
    for (let ply = pairs.length; ply > 0; ply--) {
      if (await improve(pairs.slice(ply), [fenAfter(a, ply), fenAfter(b, ply)])) return;
    }
  }

  async function makeAlike(): Promise<void> {
    for (let at = 0; at < shortest.twins.a.moves.length; at++) {
      const pairs = pairsOf(shortest.twins);
      const [move, other] = pairs[at];
      const withBoth = (uci: string) => pairs.map((pair, ply): MovePair => (ply === at ? [uci, uci] : pair));
      if (move !== other && !(await improve(withBoth(other)))) await improve(withBoth(move));
    }
  }

  await leaveMovesOut();
  if (shortest.ply > SHORT) await beginLater();
  await makeAlike();
  return shortest;
}

/** Half as many, even, so that the sides still move in turn; at least a move of each. */
function half(size: number): number {
  return Math.max(2, 2 * Math.floor(size / 4));
}
