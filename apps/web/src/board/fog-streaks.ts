/** Where the strokes of the pattern begin in its tile of four squares by two, and how long they are. */
const STROKES = [
  [-0.25, 0.4, 1.55],
  [0.85, 0.66, 0.8],
  [1.6, 0.5, 1.3],
  [2.75, 0.34, 1.2],
  [3.1, 0.64, 0.75],
  [0.3, 1.36, 1.1],
  [0.55, 1.62, 1.7],
  [2.2, 1.44, 0.9],
  [2.75, 1.62, 1.7],
  [3.5, 1.36, 0.7],
] as const;

/** How wide the tile is that the pattern is repeated in. */
const TILE = 4;

/**
 * Long brush strokes, as mist lies over water, some part of one in every square: the fog can be told by its pattern,
 * without any colour. What runs out of the tile on one side comes in on the other.
 */
export const STREAKS = STROKES.flatMap(([x, y, length]) =>
  [-TILE, 0, TILE].map((shift) => [x + shift, y, length] as const),
)
  .filter(([x, , length]) => x < TILE && x + length > 0)
  .map(([x, y, length]) => stroke(x, y, length))
  .join('');

/** A stroke that swells and thins out again, on a gentle wave. */
function stroke(x: number, y: number, length: number): string {
  const [third, rest] = [length / 3, (2 * length) / 3].map((way) => way.toFixed(2));
  return `M${x.toFixed(2)} ${y}c${third} -.12 ${rest} .04 ${length} 0c-${third} .11 -${rest} -.02 -${length} 0z`;
}
