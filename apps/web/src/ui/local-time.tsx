'use client';

import { useFormatter } from 'next-intl';
import { useSyncExternalStore } from 'react';

interface LocalTimeProps {
  /** The instant in ISO 8601, as the API writes it. */
  at: string;
  /** How much is told: the day alone, or the minute as well. */
  to: 'day' | 'minute';
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: 'numeric', minute: '2-digit' } as const;

const neverChanges = () => () => {};

/**
 * An instant in words of the page's language. The server tells it in UTC, and says so where it tells the hour; once
 * the page is alive it becomes the time of the reader's own place.
 */
export function LocalTime({ at, to }: LocalTimeProps) {
  const { dateTime } = useFormatter();
  const zone = useSyncExternalStore(neverChanges, ownTimeZone, () => 'UTC');
  const style = to === 'day' ? DAY : { ...MINUTE, ...(zone === 'UTC' && { timeZoneName: 'short' as const }) };
  return <time dateTime={at}>{dateTime(new Date(at), { ...style, timeZone: zone })}</time>;
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
