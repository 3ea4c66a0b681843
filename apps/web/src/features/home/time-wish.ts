import type { TimeControlInput } from '../../gql/graphql';

const realTime = (minutes: number, incrementSeconds: number) => ({
  initialSeconds: minutes * 60,
  incrementSeconds,
});

/**
 * The time controls that home offers, by the names players give them: minutes and the seconds added after each move,
 * or days for every move. The API takes any other.
 */
export const TIME_CONTROLS = {
  none: null,
  '3+2': realTime(3, 2),
  '5+3': realTime(5, 3),
  '10+5': realTime(10, 5),
  '15+10': realTime(15, 10),
  '1d': { daysPerMove: 1 },
  '3d': { daysPerMove: 3 },
  '7d': { daysPerMove: 7 },
} as const satisfies Record<string, TimeControlInput | null>;

/** How long one would like to think. */
export type TimeWish = keyof typeof TIME_CONTROLS;

export const TIME_WISHES = Object.keys(TIME_CONTROLS) as readonly TimeWish[];
