import { pino } from 'pino';
import { parseConfig } from '../../apps/api/src/config.js';
import type { Database } from '../../apps/api/src/database/database.js';
import { type AssembledParts, assembleParts } from '../../apps/api/src/parts.js';
import { LocalWakeUps, type WakeUp } from '../../apps/api/src/realtime/wake-ups.js';
import type { Plant } from '../plants/plant.js';
import { TwinStore } from './twin-store.js';

/** Wake-ups within one process, each kept as it would travel between two. */
class HeardWakeUps extends LocalWakeUps {
  readonly heard: string[] = [];

  override send(wakeUp: WakeUp): void {
    this.heard.push(JSON.stringify(wakeUp));
    super.send(wakeUp);
  }
}

/** The product's referee, composed of its own parts and listened to; a plant may spoil it. */
export interface Referee {
  readonly parts: AssembledParts;
  readonly store: TwinStore;
  /** Every log line since the last time this was asked. */
  logged(): string[];
  /** Every message between processes since the last time this was asked. */
  wakeUps(): string[];
}

export async function composeReferee(database: Database, plant?: Plant): Promise<Referee> {
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => void lines.push(line) });
  // A view that leaks has more to tell of a game whose past it knows.
  const store = new TwinStore(database, { tellsStandings: plant?.substitutes?.viewGame === undefined });
  const wakeUps = new HeardWakeUps();
  const config = { ...parseConfig({}), logLevel: 'debug' as const };
  const parts = await assembleParts(config, database, log, { store, wakeUps, ...plant?.substitutes });
  plant?.spoil?.(parts, store);
  return { parts, store, logged: () => lines.splice(0), wakeUps: () => wakeUps.heard.splice(0) };
}
