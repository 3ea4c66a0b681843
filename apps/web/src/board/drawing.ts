import type { SquareName } from '@fog/engine';

/** What the right button draws: an arrow between two squares, or a circle around one. */
export interface Stroke {
  readonly from: SquareName;
  readonly to: SquareName;
}

/** The drawing with one stroke more; drawn a second time, a stroke is wiped away. */
export function toggleStroke(strokes: readonly Stroke[], { from, to }: Stroke): readonly Stroke[] {
  const others = strokes.filter((stroke) => stroke.from !== from || stroke.to !== to);
  return others.length < strokes.length ? others : [...strokes, { from, to }];
}
