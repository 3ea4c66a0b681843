import { type BoardView, type Color, type Move, parseSanInView, parseUci, SQUARE_NAMES } from '@fog/engine';
import { pieceOn, readPlacement, visibleSquares } from '../../../board/placement';
import { type PieceSigns, withoutSigns } from '../../../lib/notation';
import { withCastlingByRook } from '../castling';
import type { Sight } from '../game';

/**
 * The move that a typed text names: from and to as in e2e4 or a7a8q, or notation as in Nf3, in the person's own piece
 * letters or the English ones. It is looked for among the moves that the viewer may make, and nowhere else: a text can only be known or not.
 *
 * @returns `null` where the text names none of them, or several
 */
export function moveTyped(text: string, sight: Sight, letters: PieceSigns): Move | null {
  const written = text.replace(/\s/g, '');
  const squares = parseUci(withoutSigns(written, letters).toLowerCase().replace(/[-=]/g, ''));
  const hand = withCastlingByRook(sight.legalMoves, sight.placement);
  const named = squares.ok ? hand.moves.find((move) => isSame(move, squares.value)) : undefined;
  if (named) return hand.meant(named);
  const board = boardViewOf(sight);
  // As it is written first: "bxc3" is a pawn's, and only where no pawn can do it the bishop's, typed in a hurry.
  for (const attempt of [written, written.slice(0, 1).toUpperCase() + written.slice(1)]) {
    const read = parseSanInView(board, withoutSigns(attempt, letters).replaceAll('o', 'O'));
    if (read.ok) return read.value;
  }
  return null;
}

function isSame(one: Move, other: Move): boolean {
  return one.from === other.from && one.to === other.to && one.promotion === other.promotion;
}

/** What the viewer sees, in the engine's own words. */
function boardViewOf({ eyes, ply, placement, legalMoves, losses, lossMark }: Sight): BoardView {
  const board = readPlacement(placement);
  return {
    eyes,
    ply,
    placement,
    visibleSquares: [...visibleSquares(board)],
    pieces: SQUARE_NAMES.flatMap((square) => {
      const piece = pieceOn(board, square);
      return piece ? [{ square, ...piece }] : [];
    }),
    legalMoves,
    losses: losses.map((loss) => ({ ...loss, color: eyes as Color })),
    lossMark,
  };
}
