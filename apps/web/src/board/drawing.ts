import type { SquareName } from '@fog/engine';

/** What can be drawn with. The first needs no key; which keys are held down chooses the others. */
export const INKS = ['amber', 'red', 'blue', 'green'] as const;
export type Ink = (typeof INKS)[number];

/** What the right button draws: an arrow between two squares, or a circle around one. */
export interface Stroke {
  readonly from: SquareName;
  readonly to: SquareName;
  readonly ink: Ink;
}

/** The drawing with one stroke more; drawn a second time, a stroke is wiped away, or takes on the other ink. */
export function toggleStroke(strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const same = strokes.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = strokes.filter((other) => other !== same);
  return same?.ink === stroke.ink ? others : [...others, stroke];
}

/** The ink that the keys choose, as on other boards: Shift or Ctrl, Alt or the system's key, or both. */
export function inkFor(keys: {
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): Ink {
  const [red, blue] = [keys.shiftKey || keys.ctrlKey, keys.altKey || keys.metaKey];
  if (red) return blue ? 'green' : 'red';
  return blue ? 'blue' : 'amber';
}
