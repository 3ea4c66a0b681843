import type { Move } from '../packed-move.js';
import { kindLetter, PROMOTION_KINDS } from '../piece.js';
import { accept, type Result, refuse } from '../result.js';
import { isSquareName } from '../square.js';

/** The UCI text of a move: "e2e4", "a7a8q"; castling is the king's own step, "e1g1". */
export function makeUci({ from, to, promotion }: Move): string {
  return from + to + (promotion === null ? '' : kindLetter(promotion).toLowerCase());
}

/** Reads the UCI text of a move. Whether the move can be played is for `play` to say, which also accepts "e1h1". */
export function parseUci(text: string): Result<Move, 'UCI'> {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  if (text.length > 5 || !isSquareName(from) || !isSquareName(to)) return refuse('UCI');
  if (text.length === 4) return accept({ from, to, promotion: null });
  const promotion = PROMOTION_KINDS.find((kind) => kindLetter(kind).toLowerCase() === text[4]);
  return promotion === undefined ? refuse('UCI') : accept({ from, to, promotion });
}
