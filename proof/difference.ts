import type { Twins } from './twins/twins.js';

/** The first thing that an onlooker could tell twins by. */
export interface Difference {
  readonly twins: Twins;
  /** Half-moves made when it showed. */
  readonly ply: number;
  /** What was looked at. */
  readonly where: string;
  readonly a: string;
  readonly b: string;
}

/** Something that an onlooker of one game was given. */
export interface Observation {
  readonly where: string;
  readonly text: string;
}

/** The first difference between what the onlooker was given in either game up to a ply. */
export function firstDifference(
  twins: Twins,
  ply: number,
  a: readonly Observation[],
  b: readonly Observation[],
): Difference | null {
  const nothing: Observation = { where: 'nothing', text: '' };
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [one, other] = [a[index] ?? nothing, b[index] ?? nothing];
    if (one.where !== other.where || one.text !== other.text)
      return { twins, ply, where: one.where, a: one.text, b: other.text };
  }
  return null;
}

/** The first place where two texts part, with a little of what stands around it. */
export function parting({ a, b }: Pick<Difference, 'a' | 'b'>): string {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  const around = (text: string) => text.slice(Math.max(0, index - 30), index + 50).replaceAll('\n', ' ');
  return `“${around(a)}” against “${around(b)}”`;
}
