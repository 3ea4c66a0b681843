import { EMPTY, OFF_BOARD, type Piece } from './piece.js';
import { Sealed } from './sealed.js';
import { NO_SQUARE, type Square } from './square.js';
import { PIECE_KEYS } from './zobrist.js';

/** Pieces of one kind and side that a board has room for. */
export const LIST_STRIDE = 16;

/**
 * Where the pieces stand: a mailbox of 64 squares, and for each piece, such as the white knight, a list of the squares
 * it stands on, in no order. `keyLow` and `keyHigh` are the two halves of the key of this placement, kept up with
 * every change.
 */
export class Board extends Sealed {
  /** The piece on each square, and OFF_BOARD on NO_SQUARE, so that a ray needs no other end. */
  readonly squares = new Uint8Array(65).fill(OFF_BOARD, NO_SQUARE);
  /** The squares of each piece: `counts[piece]` of them, from `piece * LIST_STRIDE` on. */
  readonly lists = new Uint8Array(32 * LIST_STRIDE);
  readonly counts = new Uint8Array(32);
  keyLow = 0;
  keyHigh = 0;
  /** For each occupied square, its place in `lists`. */
  readonly #places = new Uint16Array(64);

  /** Puts a piece on an empty square. */
  put(square: Square, piece: Piece): void {
    const place = piece * LIST_STRIDE + this.counts[piece]++;
    this.lists[place] = square;
    this.#places[square] = place;
    this.squares[square] = piece;
    this.#toggleKey(square, piece);
  }

  /** Takes the piece off an occupied square; the last of its list moves up into the gap. */
  remove(square: Square): void {
    const piece = this.squares[square];
    const place = this.#places[square];
    const last = this.lists[piece * LIST_STRIDE + --this.counts[piece]];
    this.lists[place] = last;
    this.#places[last] = place;
    this.squares[square] = EMPTY;
    this.#toggleKey(square, piece);
  }

  /** Moves the piece from an occupied square to an empty one. */
  move(from: Square, to: Square): void {
    const piece = this.squares[from];
    const place = this.#places[from];
    this.lists[place] = to;
    this.#places[to] = place;
    this.squares[from] = EMPTY;
    this.squares[to] = piece;
    this.#toggleKey(from, piece);
    this.#toggleKey(to, piece);
  }

  /** A board of its own with the same pieces. */
  copy(): Board {
    const copy = new Board();
    copy.squares.set(this.squares);
    copy.lists.set(this.lists);
    copy.counts.set(this.counts);
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
