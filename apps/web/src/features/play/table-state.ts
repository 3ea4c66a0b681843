import { type Color, opposite } from '@fog/engine';
import type { BoardMove } from '../../board/picking';
import type { Trouble } from '../../lib/trouble';
import type { Game } from './game';
import { withMoveStanding } from './standing';

/** What the game page knows: the newest game the API has told, and what this person has asked for since. */
export interface TableState {
  game: Game;
  /** The own move that is on its way: it stands on the board already, while the fog waits for the answer. */
  pending: (BoardMove & { ply: number }) | null;
  /** Why the last thing asked for did not happen; gone with the next. */
  trouble: Trouble | null;
  /** The placement on the screen when the game ended: the mist that burns off. `null` where it was over before. */
  veil: string | null;
}

export type TableEvent =
  /** The game as the API tells it, in an answer or by itself: both come through this one door. */
  | { kind: 'told'; game: Game }
  | { kind: 'moved'; move: BoardMove }
  | { kind: 'asked' }
  /** An own move did not count: it is taken back. */
  | { kind: 'moveRefused'; trouble: Trouble }
  /** Anything else asked for did not happen. */
  | { kind: 'refused'; trouble: Trouble };

/** The page before anything has happened on it. */
export function openTable(game: Game): TableState {
  return { game, pending: null, trouble: null, veil: null };
}

/** Whether the fog has lifted: nothing of this game is hidden from anyone any more. */
export function isOver({ status }: Game): boolean {
  return status === 'finished' || status === 'aborted';
}

/**
 * The one reducer of a game. Whatever order, doubling or delay the line brings: a newer game replaces the whole of
 * the older, and an older one never comes back. An equal version is the same game told again, with fresher clocks.
 */
export function tableReducer(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case 'told': {
      const { game } = event;
      if (game.version < state.game.version) return state;
      const ends = isOver(game) && !isOver(state.game);
      return {
        ...state,
        game,
        pending: stillPending(state, game),
        veil: ends ? shownPlacement(state) : state.veil,
      };
    }
    case 'moved':
      return { ...state, pending: { ...event.move, ply: state.game.ply }, trouble: null };
    case 'asked':
      return { ...state, trouble: null };
    case 'moveRefused':
      return { ...state, pending: null, trouble: event.trouble };
    case 'refused':
      return { ...state, trouble: event.trouble };
  }
}

/** The placement to show: as the API told it, with the own move standing that is on its way. A dark board stays dark. */
export function shownPlacement({ game: { board }, pending }: TableState): string {
  return pending && board.eyes !== null ? withMoveStanding(board.placement, pending) : board.placement;
}

/** Whose turn the page shows: with an own move on its way, the other side's already. */
export function shownTurn({ game: { turn }, pending }: TableState): Color | null {
  return turn && pending ? opposite(turn) : turn;
}

function stillPending({ pending }: TableState, game: Game): TableState['pending'] {
  return pending !== null && game.status === 'active' && game.ply === pending.ply ? pending : null;
}
