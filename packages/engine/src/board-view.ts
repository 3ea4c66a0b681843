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

/** A board as some eyes see it. All lists run a1, b1 … h8 by square; losses run by ply. */
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
  const board = new SeenBoard(moment, eyes);
  return { ...board.toJSON(), legalMoves: mayPlay ? legalMoves(moment.position) : [] };
}

/**
 * @internal A board each part of which is worked out when it is looked at: a replay holds thousands, of which most people
 * want the placement alone. It knows the position, so it leaves the engine as it is only after the end of its game.
 */
export class SeenBoard implements BoardView {
  readonly eyes: Eyes;
  readonly ply: number;
  readonly legalMoves: readonly Move[] = [];
  readonly #moment: Moment;
  readonly #seen: SquareSet;

  constructor(moment: Moment, eyes: Eyes) {
    this.eyes = eyes;
    this.ply = moment.ply;
    this.#moment = moment;
    this.#seen = eyes === 'all' ? SquareSet.ALL : visibleOnce(moment.position, eyes);
  }

  get placement(): string {
    return seenPlacement(this.#moment.position, this.#seen);
  }

  get visibleSquares(): readonly SquareName[] {
    return this.#seen.names();
  }

  get pieces(): readonly PlacedPiece[] {
    return seenPieces(this.#moment.position, this.#seen);
  }

  get losses(): readonly Loss[] {
    const { eyes, ply } = this;
    return this.#moment.losses.filter((loss) => loss.ply <= ply && (eyes === 'all' || loss.color === eyes));
  }

  get lossMark(): SquareName | null {
    const newest = this.losses.at(-1);
    const isMarked = newest?.ply === this.ply && !this.#seen.has(squareNamed(newest.square));
    return isMarked ? newest.square : null;
  }

  /** All of it as plain data. */
  toJSON(): BoardView {
    const { eyes, ply, placement, visibleSquares, pieces, legalMoves, losses, lossMark } = this;
    return { eyes, ply, placement, visibleSquares, pieces, legalMoves, losses, lossMark };
  }
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
