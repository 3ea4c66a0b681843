import { accept, type Result, refuse } from './result.js';

/** How time is kept. A game without a clock has none: null. */
export type TimeControl =
  | { readonly kind: 'realtime'; readonly initialSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'correspondence'; readonly daysPerMove: number };

/** A wish for a time control as people write it: the first two, or the third. */
export interface TimeControlInput {
  readonly initialSeconds?: number | null;
  readonly incrementSeconds?: number | null;
  readonly daysPerMove?: number | null;
}

/** What time controls there are (rules.md): 15 s to 3 h with an increment of 0 to 60 s, or 1 to 14 days per move. */
export const TIME_CONTROL_LIMITS = {
  initialSeconds: { least: 15, most: 3 * 60 * 60 },
  incrementSeconds: { least: 0, most: 60 },
  daysPerMove: { least: 1, most: 14 },
} as const;

/** Checks a wish for a time control. Refused are fractions, values out of range, and a mixture of the two kinds. */
export function parseTimeControl(input: TimeControlInput): Result<TimeControl, 'BAD_INPUT'> {
  const initialSeconds = input.initialSeconds ?? null;
  const incrementSeconds = input.incrementSeconds ?? null;
  const daysPerMove = input.daysPerMove ?? null;

  if (daysPerMove !== null) {
    const isAlone = initialSeconds === null && incrementSeconds === null;
    return isAlone && isWithin('daysPerMove', daysPerMove)
      ? accept({ kind: 'correspondence', daysPerMove })
      : refuse('BAD_INPUT');
  }
  if (initialSeconds === null || incrementSeconds === null) return refuse('BAD_INPUT');
  return isWithin('initialSeconds', initialSeconds) && isWithin('incrementSeconds', incrementSeconds)
    ? accept({ kind: 'realtime', initialSeconds, incrementSeconds })
    : refuse('BAD_INPUT');
}

function isWithin(quantity: keyof typeof TIME_CONTROL_LIMITS, value: number): boolean {
  const { least, most } = TIME_CONTROL_LIMITS[quantity];
  return Number.isInteger(value) && value >= least && value <= most;
}
