import { type SquareName, view } from '@fog/engine';
import { playOut } from '../../lib/play-out';

/**
 * Paul Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. Where it ended in checkmate, this game
 * goes on: Black moves a pawn, and White takes the king.
 */
const OPERA_GAME =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 ' +
  'b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8 f7f6 d8e8';

/** A knight dares to take on f7 and is taken there, where White does not see. */
const LOST_KNIGHT = 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7 e8f7';

/** One moment of the game that home replays. */
export interface Moment {
  /** Half-moves made. */
  readonly ply: number;
  /** The board as White saw it, and as it truly stood; both as placements of the API. */
  readonly seen: string;
  readonly truth: string;
  readonly move: { readonly from: SquareName; readonly to: SquareName } | null;
}

/** The game that home replays, from the start to the taken king. Worked out once, on the server. */
export function livingGame(): Moment[] {
  const replay = view(playOut(OPERA_GAME.split(' ')), { kind: 'spectator' }).replay();
  if (!replay) throw new Error('The opera game does not end.');
  return replay.frames().map(({ ply, move, white, all }) => ({
    ply,
    seen: white.placement,
    truth: all.placement,
    move: move && { from: move.from, to: move.to },
  }));
}

/** A board of a lesson: what White sees, White's last move, and where White lost something out of sight. */
export interface LessonBoard {
  readonly placement: string;
  readonly lastMove: Moment['move'];
  readonly lossSquare: SquareName | null;
}

/** The boards of the three lessons of home: what is seen, what is not told, and how it ends. */
export function lessonBoards(): Record<'sight' | 'silence' | 'end', LessonBoard> {
  const end = livingGame().at(-1);
  return {
    sight: whiteView('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6'),
    silence: whiteView(LOST_KNIGHT),
    end: { placement: end?.truth ?? '', lastMove: end?.move ?? null, lossSquare: null },
  };
}

function whiteView(moves: string): LessonBoard {
  const white = view(playOut(moves.split(' ')), { kind: 'seat', color: 'white' });
  const { placement, lossMark } = white.board();
  const lastMove = white.moves().findLast((entry) => entry.move)?.move ?? null;
  return { placement, lastMove: lastMove && { from: lastMove.from, to: lastMove.to }, lossSquare: lossMark };
}
