import type { AssembledParts, Substitutes } from '../../apps/api/src/parts.js';
import type { LevelName } from '../levels/level.js';
import type { TwinStore } from '../server/twin-store.js';
import type { Secret } from './secret.js';

/** A leak that is put in on purpose, in the test tree alone: whoever cannot find it proves nothing. */
export interface Plant {
  /** The channel, a row of the table in secrecy.md. */
  readonly channel: string;
  readonly name: string;
  /** The innermost level that can see it. */
  readonly level: LevelName;
  /** Parts of the referee that are put in the place of its own. */
  readonly substitutes?: Pick<Substitutes, 'viewGame' | 'wakeUps'>;
  /** Changes the page of a game on its way to the browser. */
  readonly spoilPage?: (html: string, secret: Secret) => string;
  /** Where alone the leak counts as seen, so that each thing that is looked at is shown to be. */
  readonly where?: string;
  /** Changes the assembled referee. */
  readonly spoil?: (parts: AssembledParts, store: TwinStore) => void;
}
