import { type Color, makeFen, type Position } from '@fog/engine';
import { plainSight } from '../../packages/engine/src/testing/plain-vision.js';
import { beginning, extended, isRunning, type Line, lineFrom, moveOf, newest, standing } from './line.js';

/** Who looks: the player of a seat, or anybody without one. */
export const ONLOOKERS = ['white', 'black', 'spectator'] as const;
export type Onlooker = (typeof ONLOOKERS)[number];

/** Two games that differ in truth, and at every moment in nothing that the onlooker may know (secrecy.md). */
export interface Twins {
  readonly onlooker: Onlooker;
  readonly a: Line;
  readonly b: Line;
}

/**
 * Whether the newest moments of two running lines are the same to the onlooker. Told by the plain re-statement of the
 * rules, never by the engine's own eyes: they are what is held against it. A player's losses and captures need no words of
 * their own, since every own piece is in sight until the move that takes it.
 */
export function looksTheSame(a: Line, b: Line, onlooker: Onlooker): boolean {
  if (!isRunning(a) || !isRunning(b) || newest(a).turn !== newest(b).turn) return false;
  return sightOf(standing(a), onlooker) === sightOf(standing(b), onlooker);
}

const sights = new WeakMap<Position, Partial<Record<Color, string>>>();

/** What the onlooker sees of a position, as a text. */
export function sightOf(position: Position, onlooker: Onlooker): string {
  if (onlooker === 'spectator') return '';
  const known = sights.get(position) ?? {};
  const sight = known[onlooker] ?? plainSight(makeFen(position), onlooker);
  sights.set(position, { ...known, [onlooker]: sight });
  return sight;
}

/** Whether it is the onlooker's own move next. */
export function isOwnMove({ a, onlooker }: Twins): boolean {
  return newest(a).turn === onlooker;
}

/** The twins of these lines, played anew and held to what twins are at every ply; null where they are none. */
export function twinsOf(
  onlooker: Onlooker,
  [startA, startB]: readonly [string, string],
  moves: readonly (readonly [string, string])[],
): Twins | null {
  let a = lineFrom(startA);
  let b = lineFrom(startB);
  if (!a || !b || !looksTheSame(a, b, onlooker)) return null;
  for (const [moveA, moveB] of moves) {
    if (newest(a).turn === onlooker && moveA !== moveB) return null;
    a = extended(a, moveOf(moveA));
    b = extended(b, moveOf(moveB));
    if (!a || !b || !looksTheSame(a, b, onlooker)) return null;
  }
  return { onlooker, a, b };
}

/** The twins as they were after so many half-moves. */
export function twinsAt({ onlooker, a, b }: Twins, plies: number): Twins {
  return { onlooker, a: beginning(a, plies), b: beginning(b, plies) };
}

/** Twins in one line, for a report. */
export function describeTwins({ onlooker, a, b }: Twins): string {
  const told = (line: Line) =>
    `${line.start === a.start && a.start === b.start ? '' : `[${line.start}] `}${line.moves.join(' ')}`;
  return `${onlooker} cannot tell ${told(a) || 'the start'} from ${told(b) || 'the start'}`;
}
