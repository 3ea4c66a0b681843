import type { GameStatus } from '@fog/engine';
import type { GameFilter } from './history.inputs.js';

/** What a list is ordered by. */
export type SortKey = 'endedAt' | 'createdAt' | 'ply';

/** A list of games, as somebody may see it. */
export interface GameList {
  /** Games that a player holds a seat in, of one status or of any; or the finished games that are public. */
  readonly scope:
    | { readonly kind: 'public'; readonly player: string | null }
    | { readonly kind: 'own'; readonly player: string; readonly status: GameStatus | null }
    /** Games that wait for anyone at an instant. */
    | { readonly kind: 'open'; readonly player: null; readonly at: Date };
  readonly filter: GameFilter;
  readonly sortKey: SortKey;
  readonly direction: 'asc' | 'desc';
}
