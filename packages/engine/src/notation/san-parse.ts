import type { BoardView } from '../board-view.js';
import { castlingOfKing } from '../castling.js';
import { legalMoves } from '../moves.js';
import type { Move } from '../packed-move.js';
import { kindLetter, kindName, type PieceKind, PROMOTION_KINDS } from '../piece.js';
import type { Position } from '../position.js';
import { accept, type Result, refuse } from '../result.js';
import { type SquareName, squareNamed } from '../square.js';

/** What a SAN names: the kind that moves, where to, and as much of where from as it tells. */
const PIECE_MOVE = /^([NBRQK])?([a-h])?([1-8])?[x-]?([a-h][1-8])(?:=?([NBRQ]))?$/;
const CASTLING = /^[O0]-[O0](-[O0])?$/;
/** Marks of other rules and of annotators, which say nothing about the move. */
const TRAILING_MARKS = /[+#!?]{1,4}$/;

/**
 * Finds the move of this position that a SAN names. Read more freely than written: "+" and "#" are passed over, an "x"
 * may be missing, and more of the origin may be told than is needed. A text that fits no move, or several, is refused.
 */
export function parseSan(position: Position, text: string): Result<Move, 'SAN'> {
  const { squares } = position.board;
  return find(text, legalMoves(position), (square) => kindName(squares[squareNamed(square)]));
}

/** The same for a player who sees only a view: the move among the view's own legal moves that a SAN names. */
export function parseSanInView({ legalMoves: moves, pieces }: BoardView, text: string): Result<Move, 'SAN'> {
  return find(text, moves, (square) => pieces.find((piece) => piece.square === square)?.kind);
}

function find(
  text: string,
  moves: readonly Move[],
  kindOn: (square: SquareName) => PieceKind | undefined,
): Result<Move, 'SAN'> {
  const fits = reader(text.replace(TRAILING_MARKS, ''));
  const found = moves.filter((move) => fits(move, kindOn(move.from)));
  return found.length === 1 ? accept(found[0]) : refuse('SAN');
}

type Fits = (move: Move, kind: PieceKind | undefined) => boolean;

function reader(text: string): Fits {
  const castling = CASTLING.exec(text);
  if (castling !== null) {
    const san = castling[1] === undefined ? 'O-O' : 'O-O-O';
    return ({ from, to }, kind) =>
      kind === 'king' && castlingOfKing(squareNamed(from), squareNamed(to))?.san === san;
  }
  const [matched, letter = 'P', file = '', rank = '', target, promotionLetter] = PIECE_MOVE.exec(text) ?? [];
  if (matched === undefined) return () => false;
  const promotion = PROMOTION_KINDS.find((kind) => kindLetter(kind) === promotionLetter) ?? null;
  return (move, kind) =>
    kind !== undefined &&
    kindLetter(kind) === letter &&
    move.to === target &&
    move.from.includes(file) &&
    move.from.includes(rank) &&
    move.promotion === promotion &&
    !(kind === 'king' && castlingOfKing(squareNamed(move.from), squareNamed(move.to)));
}
