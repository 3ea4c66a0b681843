import type { Loss } from './game.js';
import { legalMoves } from './moves.js';
import { makePlacement } from './notation/fen.js';
import type { Move } from './packed-move.js';
import { type Color, colorName, EMPTY, kindName, type Piece, type PieceKind, pieceLetter } from './piece.js';
import type { Position } from './position.js';
import { SQUARE_NAMES, type Square, type SquareName, squareNamed } from './square.js';
import { SquareSet } from './square-set.js';
import { visible } from './vision.js';

/** Whose eyes a board is seen through; `all` sees everything. */
export const EYES = ['white', 'black', 'all'] as const;
export type Eyes = (typeof EYES)[number];

/** A piece that is seen, and where it stands. */
export interface PlacedPiece {
  readonly square: SquareName;
  readonly color: Color;
  readonly kind: PieceKind;
}

/**
 * A board as some eyes see it. All lists run a1, b1 … h8 by square; losses run by ply. The lists of squares and pieces are
 * worked out when they are first looked at: a replay asks for thousands of placements and none of these.
 */
export interface BoardView {
  /** Null: nobody's. Every square is fog, without a piece or a mark. */
  readonly eyes: Eyes | null;
  /** Half-moves made when the board stood so. */
  readonly ply: number;
  /** Like a FEN's first field; digits count squares seen empty, one "?" stands for each square in the fog. */
  readonly placement: string;
  readonly visibleSquares: readonly SquareName[];
  readonly pieces: readonly PlacedPiece[];
  /** What can be played here and now by the one who looks; else empty. */
  readonly legalMoves: readonly Move[];
  /** These eyes' own pieces taken so far, seen or not, oldest first; both sides' for `all`. */
  readonly losses: readonly Loss[];
  /** Where the move just made took a piece out of these eyes' sight. */
  readonly lossMark: SquareName | null;
}

const DARK_PLACEMENT = Array(8).fill('????????').join('/');

/** A board on which nothing is seen. */
export function darkBoard(ply: number): BoardView {
  return {
    eyes: null,
    ply,
    placement: DARK_PLACEMENT,
    visibleSquares: [],
    pieces: [],
    legalMoves: [],
    losses: [],
    lossMark: null,
  };
}

/** @internal A moment of a game: the position after so many half-moves. Of the losses, later ones are passed over. */
export interface Moment {
  readonly ply: number;
  readonly position: Position;
  readonly losses: readonly Loss[];
}

/** @internal The board at a moment through these eyes. Legal moves are listed for the one who `mayPlay` here and now. */
export function boardThrough(moment: Moment, eyes: Eyes, mayPlay: boolean): BoardView {
  const { ply, position } = moment;
  const seen = eyes === 'all' ? SquareSet.ALL : visibleOnce(position, eyes);
  const losses = moment.losses.filter((loss) => loss.ply <= ply && (eyes === 'all' || loss.color === eyes));
  const newest = losses.at(-1);
  const isMarked = newest !== undefined && newest.ply === ply && !seen.has(squareNamed(newest.square));
  const visibleSquares = once(() => seen.squares().map((square) => SQUARE_NAMES[square]));
  const pieces = once(() => seenPieces(position, seen));
  return {
    eyes,
    ply,
    placement: seenPlacement(position, seen),
    get visibleSquares() {
      return visibleSquares();
    },
    get pieces() {
      return pieces();
    },
    legalMoves: mayPlay ? legalMoves(position) : [],
    losses,
    lossMark: isMarked ? newest.square : null,
  };
}

function seenPlacement({ board }: Position, seen: SquareSet): string {
  return makePlacement((square) => (seen.has(square) ? pieceLetter(board.squares[square]) : '?'));
}

function seenPieces({ board }: Position, seen: SquareSet): PlacedPiece[] {
  return seen
    .squares()
    .filter((square) => board.squares[square] !== EMPTY)
    .map((square) => placedPiece(square, board.squares[square]));
}

function placedPiece(square: Square, piece: Piece): PlacedPiece {
  return { square: SQUARE_NAMES[square], color: colorName(piece), kind: kindName(piece) };
}

function once<Value extends object>(work: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= work();
    return value;
  };
}

const seenBefore: Readonly<Record<Color, WeakMap<Position, SquareSet>>> = {
  white: new WeakMap(),
  black: new WeakMap(),
};

/** The positions of a game never change, so what a side sees of each is worked out once. */
function visibleOnce(position: Position, color: Color): SquareSet {
  const known = seenBefore[color].get(position);
  if (known !== undefined) return known;
  const seen = visible(position, color);
  seenBefore[color].set(position, seen);
  return seen;
}
