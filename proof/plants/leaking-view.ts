import { type BoardView, type MoveEntry, type Replay, type View, view } from '@fog/engine';
import type { ViewGame } from '../../apps/api/src/games/see-game.js';
import { type Secret, secretOf } from './secret.js';

/** Where a view leaks. Each function is given what the honest view tells. */
export interface Leak {
  readonly board?: (seen: BoardView, secret: Secret) => object;
  readonly moves?: (seen: MoveEntry[], secret: Secret) => object;
  readonly replay?: (seen: Replay | null, secret: Secret) => object | null;
}

/** The engine's view with a leak. Its type is closed: only a cast makes one elsewhere. */
export function leakingView({
  board = (seen) => seen,
  moves = (seen) => seen,
  replay = (seen) => seen,
}: Leak): ViewGame {
  return (game, viewer) => {
    const honest = view(game, viewer);
    const secret = secretOf(game, viewer);
    const leaking: Record<keyof View, unknown> = {
      board: (...asked: Parameters<View['board']>) => board(honest.board(...asked), secret),
      boardAt: (...asked: Parameters<View['boardAt']>) => honest.boardAt(...asked),
      moves: (...asked: Parameters<View['moves']>) => moves(honest.moves(...asked), secret),
      replay: () => replay(honest.replay(), secret),
      toJSON: () => honest.toJSON(),
    };
    return leaking as unknown as View;
  };
}
