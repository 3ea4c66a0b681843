import type { Trouble } from '../../lib/trouble';
import type { Game, Move } from './game';

/** What the game page knows: the newest game the API has told, and what this person has asked for since. */
export interface TableState {
  game: Game;
  /** The own move that is on its way: it stands on the board already, while the fog waits for the answer. */
  pending: (Move & { ply: number }) | null;
  /** Why the last thing asked for did not happen; gone with the next. */
  trouble: Trouble | null;
}

export type TableEvent =
  /** The game as the API tells it, in an answer or by itself: both come through this one door. */
  | { kind: 'told'; game: Game }
  | { kind: 'moved'; move: Move }
  | { kind: 'asked' }
  | { kind: 'refused'; trouble: Trouble };

/** The page before anything has happened on it. */
export function openTable(game: Game): TableState {
  return { game, pending: null, trouble: null };
}

/**
 * The one reducer of a game. Whatever order, doubling or delay the line brings: a newer game replaces the whole of
 * the older, and an older one never comes back. An equal version is the same game told again, with fresher clocks.
 */
export function tableReducer(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case 'told': {
      if (event.game.version < state.game.version) return state;
      return { ...state, game: event.game, pending: stillPending(state, event.game) };
    }
    case 'moved':
      return { ...state, pending: { ...event.move, ply: state.game.ply }, trouble: null };
    case 'asked':
      return { ...state, trouble: null };
    case 'refused':
      return { ...state, pending: null, trouble: event.trouble };
  }
}

function stillPending({ pending }: TableState, game: Game): TableState['pending'] {
  return pending !== null && game.status === 'active' && game.ply === pending.ply ? pending : null;
}
