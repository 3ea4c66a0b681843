import { EMPTY, KING, kindOf, type Piece, sideOfPiece } from './piece.js';
import { Sealed } from './sealed.js';
import { NO_SQUARE, type Square } from './square.js';
import { PIECE_KEYS } from './zobrist.js';

/**
 * Where the pieces stand: a mailbox of 64 squares, and for each side a list of the squares it stands on, in no
 * order. `keyLow` and `keyHigh` are the two halves of the key of this placement, kept up with every change.
 */
export class Board extends Sealed {
  /** The piece on each square. */
  readonly squares = new Uint8Array(64);
  /** The squares each side stands on, White's first; only the first `counts[side]` places are in use. */
  readonly lists: readonly [Uint8Array, Uint8Array] = [new Uint8Array(16), new Uint8Array(16)];
  readonly counts = new Uint8Array(2);
  /** Where each side's king stands, or NO_SQUARE. */
  readonly kings = new Uint8Array(2).fill(NO_SQUARE);
  keyLow = 0;
  keyHigh = 0;
  /** For each occupied square, its place in its side's list. */
  readonly #places = new Uint8Array(64);

  /** Puts a piece on an empty square. */
  put(square: Square, piece: Piece): void {
    const side = sideOfPiece(piece);
    const place = this.counts[side]++;
    this.lists[side][place] = square;
    this.#places[square] = place;
    this.squares[square] = piece;
    if (kindOf(piece) === KING) this.kings[side] = square;
    this.#toggleKey(square, piece);
  }

  /** Takes the piece off an occupied square; the last of its list moves up into the gap. */
  remove(square: Square): void {
    const piece = this.squares[square];
    const side = sideOfPiece(piece);
    const list = this.lists[side];
    const place = this.#places[square];
    const last = list[--this.counts[side]];
    list[place] = last;
    this.#places[last] = place;
    this.squares[square] = EMPTY;
    if (kindOf(piece) === KING) this.kings[side] = NO_SQUARE;
    this.#toggleKey(square, piece);
  }

  /** Moves the piece from an occupied square to an empty one. */
  move(from: Square, to: Square): void {
    const piece = this.squares[from];
    const side = sideOfPiece(piece);
    const place = this.#places[from];
    this.lists[side][place] = to;
    this.#places[to] = place;
    this.squares[from] = EMPTY;
    this.squares[to] = piece;
    if (kindOf(piece) === KING) this.kings[side] = to;
    this.#toggleKey(from, piece);
    this.#toggleKey(to, piece);
  }

  /** A board of its own with the same pieces. */
  copy(): Board {
    const copy = new Board();
    copy.squares.set(this.squares);
    copy.lists[0].set(this.lists[0]);
    copy.lists[1].set(this.lists[1]);
    copy.counts.set(this.counts);
    copy.kings.set(this.kings);
    copy.#places.set(this.#places);
    copy.keyLow = this.keyLow;
    copy.keyHigh = this.keyHigh;
    return copy;
  }

  #toggleKey(square: Square, piece: Piece): void {
    this.keyLow ^= PIECE_KEYS.low[(piece << 6) | square];
    this.keyHigh ^= PIECE_KEYS.high[(piece << 6) | square];
  }
}
