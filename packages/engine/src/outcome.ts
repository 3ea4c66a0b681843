import { packedMoves } from './moves.js';
import type { PackedMove } from './packed-move.js';
import { COLORS, type Color, otherSide, sideOf } from './piece.js';
import { hasKing, type Position, repeats } from './position.js';

/** Why a game ended. Who won is another question: see GameResult. */
export const END_REASONS = [
  'king_captured',
  'resignation',
  'timeout',
  'stalemate',
  'threefold_repetition',
  'fifty_move_rule',
  'agreement',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game ended. `winner` is null for a draw. */
export interface GameResult {
  readonly winner: Color | null;
  readonly reason: EndReason;
}

/** Half-moves without capture or pawn move after which the game is drawn. */
const FIFTY_MOVES = 100;

/**
 * How the game ends with its newest position, or null if it goes on. `positions` are all positions of the game,
 * oldest first, each but the last with an end of its own ruled out. Where several ends fall together the order is
 * that of rules.md: king captured, stalemate, threefold repetition, fifty-move rule.
 *
 * @param moves the moves of the newest position, where they are at hand.
 */
export function outcome(
  positions: readonly Position[],
  moves: readonly PackedMove[] = packedMoves(positions[positions.length - 1]),
): GameResult | null {
  const newest = positions[positions.length - 1];
  const winner = kingCapturer(newest);
  if (winner !== null) return { winner, reason: 'king_captured' };
  if (moves.length === 0) return { winner: null, reason: 'stalemate' };
  if (isThirdTime(positions, newest)) return { winner: null, reason: 'threefold_repetition' };
  if (newest.halfmoveClock >= FIFTY_MOVES) return { winner: null, reason: 'fifty_move_rule' };
  return null;
}

function kingCapturer(position: Position): Color | null {
  return COLORS.find((color) => !hasKing(position, otherSide(sideOf(color)))) ?? null;
}

/** Only positions since the last capture or pawn move can be the same, and only with the same side to move. */
function isThirdTime(positions: readonly Position[], newest: Position): boolean {
  const last = positions.length - 1;
  const first = Math.max(0, last - newest.halfmoveClock);
  let times = 1;
  for (let index = last - 2; index >= first; index -= 2) {
    if (repeats(positions[index], newest)) times++;
  }
  return times >= 3;
}
