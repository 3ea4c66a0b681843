import type { Difference } from '../difference.js';
import type { Twins } from '../twins/twins.js';

/** The levels of the proof, from the inside out. */
export const LEVEL_NAMES = ['projection', 'resolver', 'wire', 'browser'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** One place where games are looked at. */
export interface Level {
  /** Looks at twins from their start to their last ply as the onlooker would; null where nothing differs. */
  compare(twins: Twins): Promise<Difference | null>;
  close(): Promise<void>;
}
