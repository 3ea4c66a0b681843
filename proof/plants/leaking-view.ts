import {
  type BoardView,
  type Game,
  type Glance,
  type MoveEntry,
  type Position,
  type Replay,
  type Standing,
  type View,
  type Viewer,
  view,
} from '@fog/engine';
import type { ViewGame } from '../../apps/api/src/games/see-game.js';
import { standingTruth } from '../truth.js';
import { type Secret, secretOf } from './secret.js';

/** Where a view leaks. Each function is given what the honest view tells. */
export interface Leak {
  readonly board?: (seen: BoardView, secret: Secret) => object;
  readonly moves?: (seen: MoveEntry[], secret: Secret) => object;
  readonly replay?: (seen: Replay | null, secret: Secret) => object | null;
  /** The board of a game without its past. */
  readonly glance?: (seen: BoardView, position: Position) => object;
}

/** The engine's view with a leak. Its type is closed: only a cast makes one elsewhere. */
export function leakingView({
  board = (seen) => seen,
  moves = (seen) => seen,
  replay = (seen) => seen,
  glance = (seen) => seen,
}: Leak): ViewGame {
  const look = (game: Game, viewer: Viewer): Record<keyof View, unknown> => {
    const honest = view(game, viewer);
    const secret = secretOf(game, viewer);
    return {
      board: (...asked: Parameters<View['board']>) => board(honest.board(...asked), secret),
      boardAt: (...asked: Parameters<View['boardAt']>) => honest.boardAt(...asked),
      moves: (...asked: Parameters<View['moves']>) => moves(honest.moves(...asked), secret),
      replay: () => replay(honest.replay(), secret),
      toJSON: () => honest.toJSON(),
    };
  };
  const lookAtStanding = (standing: Standing, viewer: Viewer): Record<keyof Glance, unknown> => {
    const honest = view(standing, viewer);
    return {
      board: (...asked: Parameters<Glance['board']>) =>
        glance(honest.board(...asked), standingTruth(standing)),
      toJSON: () => honest.toJSON(),
    };
  };
  const leaking = (seen: Game | Standing, viewer: Viewer) =>
    'moves' in seen ? look(seen, viewer) : lookAtStanding(seen, viewer);
  return leaking as unknown as ViewGame;
}
