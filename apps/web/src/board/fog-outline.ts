import type { Color, SquareName } from '@fog/engine';
import { rowsOf } from './geometry';

/** How far the fog runs on past the rim, in squares, so that its soft edge never shows there. */
export const BEYOND_RIM = 0.6;

/**
 * The fogged part of the board as an SVG path, one unit a square. It knows the visible squares and nothing
 * else, so a hidden piece cannot show in it. Empty when everything is seen.
 */
export function fogOutline(visible: ReadonlySet<SquareName>, orientation: Color): string {
  return rowsOf(orientation)
    .flatMap((squares, row) =>
      runs(squares.map((square) => !visible.has(square))).map(([start, end]) => strip(row, start, end)),
    )
    .join('');
}

/** The stretches of consecutive `true`s, as [start, end) pairs. */
function runs(flags: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  flags.forEach((flag, index) => {
    const last = found.at(-1);
    if (flag && last?.[1] === index) last[1] = index + 1;
    else if (flag) found.push([index, index + 1]);
  });
  return found;
}

function strip(row: number, start: number, end: number): string {
  const left = start === 0 ? -BEYOND_RIM : start;
  const right = end === 8 ? 8 + BEYOND_RIM : end;
  const top = row === 0 ? -BEYOND_RIM : row;
  const bottom = row === 7 ? 8 + BEYOND_RIM : row + 1;
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
