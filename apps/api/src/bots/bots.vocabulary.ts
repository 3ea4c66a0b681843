import type { TimeControl } from '@fog/engine';
import { vocabulary } from '../graphql/vocabulary.js';

export const TIME_CONTROL_KINDS = ['untimed', 'realtime', 'correspondence'] as const;
export type TimeControlKind = (typeof TIME_CONTROL_KINDS)[number];

export const TimeControlKindEnum = vocabulary<TimeControlKind>('TimeControlKind', 'A kind of time control.', {
  untimed: 'No clock.',
  realtime: 'Seconds on a clock, and an increment.',
  correspondence: 'Days for every single move.',
});

export function kindOf(timeControl: TimeControl | null): TimeControlKind {
  return timeControl?.kind ?? 'untimed';
}
