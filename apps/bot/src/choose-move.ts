import {
  type Color,
  legalMoves,
  type Move,
  makeFen,
  type Position,
  type PromotionKind,
  play,
  visible,
} from '@fog/engine';
import type { Board, LegalMove } from './contract.js';
import { guessedPosition } from './guess.js';
import { type LetterOn, lettersOf } from './letters.js';

/** In pawns. The king's is more than everything else together. */
const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 1000 };

/** What a square more in sight is worth. */
const SIGHT = 0.03;

/** What part of a piece that takes is put at risk, because something unseen may take it back. */
const CAUTION = 0.1;

/** What a step of the king costs, who is safest where he is; castling earns it. */
const KING_STEP = 0.5;

/** What an advancing pawn is worth, so that games come to an end. */
const PAWN_STEP = 0.1;

/** Moves that differ by less are as good as each other. */
const WHIM = 0.15;

const worthOf = (letter: string) => WORTH[letter.toLowerCase()] ?? 0;
const fromContract = ({ from, to, promotion }: LegalMove) =>
  ({ from, to, promotion: promotion && (promotion.toLowerCase() as PromotionKind) }) as Move;

/**
 * Chooses a move from what its player sees: it takes what it can, the king first, leaves nothing where something in
 * sight can take it, and else goes where it sees more.
 *
 * @param random numbers in [0, 1)
 */
export function chooseMove(
  { placement, legalMoves: choices }: Board,
  color: Color,
  random: () => number,
): LegalMove {
  const moves = choices.map(fromContract);
  const position = guessedPosition(placement, color, moves);
  const letterOn = lettersOf(placement);
  const merits = moves.map((move) => merit(move, color, letterOn, position) + random() * WHIM);
  return choices[merits.indexOf(Math.max(...merits))] as LegalMove;
}

function merit(move: Move, color: Color, letterOn: LetterOn, position: Position | null): number {
  const mover = letterOn(move.from);
  const taken = worthTaken(move, letterOn);
  const gain = taken - (taken > 0 ? CAUTION * Math.min(worthOf(mover), WORTH.q as number) : 0);
  const after = position && play(position, move);
  if (!after?.ok) return gain;
  return gain + habit(move, mover) + SIGHT * visible(after.value, color).size - worstLoss(after.value);
}

function worthTaken({ from, to }: Move, letterOn: LetterOn): number {
  const isEnPassant = /p/i.test(letterOn(from)) && from[0] !== to[0] && letterOn(to) === '';
  return isEnPassant ? (WORTH.p as number) : worthOf(letterOn(to));
}

/** What is good or bad about a move wherever the enemy stands. */
function habit({ from, to, promotion }: Move, mover: string): number {
  if (promotion !== null) return worthOf(promotion === 'knight' ? 'n' : promotion.charAt(0));
  if (/p/i.test(mover)) return PAWN_STEP;
  if (!/k/i.test(mover)) return 0;
  const isCastling = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;
  return isCastling ? KING_STEP : -KING_STEP;
}

/** The most that a piece in sight can take with its next move, less what it costs where it can be taken back. */
function worstLoss(position: Position): number {
  const letterOn = lettersOf(makeFen(position).split(' ', 1).join());
  const losses = legalMoves(position).map((take) => {
    const victim = worthOf(letterOn(take.to));
    if (victim === 0 || victim === WORTH.k) return victim;
    const then = play(position, take);
    const isAnswered = then.ok && legalMoves(then.value).some(({ to }) => to === take.to);
    return isAnswered ? victim - worthOf(letterOn(take.from)) : victim;
  });
  return Math.max(0, ...losses);
}
