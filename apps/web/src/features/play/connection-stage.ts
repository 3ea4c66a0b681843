'use client';

import { useEffect, useState } from 'react';

/**
 * How a lost connection shows: not at all at first, since most are back at once; then as a dot; then in words, and
 * from there on nothing is taken from the person's hand, since it could not be sent.
 */
export type ConnectionStage = 'steady' | 'faint' | 'lost';

/** The stages after `steady`, and how long, in milliseconds, the line has to be gone for each. */
const CONNECTION_STAGES = [
  { stage: 'faint', afterMs: 1_500 },
  { stage: 'lost', afterMs: 5_000 },
] as const satisfies readonly { stage: ConnectionStage; afterMs: number }[];

/** The stage of a connection that is up or not, as time goes by. */
export function useConnectionStage(connected: boolean): ConnectionStage {
  const [stage, setStage] = useState<ConnectionStage>('steady');
  useEffect(() => {
    if (connected) {
      setStage('steady');
      return;
    }
    const timers = CONNECTION_STAGES.map(({ stage, afterMs }) => setTimeout(() => setStage(stage), afterMs));
    return () => timers.forEach(clearTimeout);
  }, [connected]);
  return stage;
}
