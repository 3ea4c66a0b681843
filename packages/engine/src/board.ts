import { EMPTY, OFF_BOARD, type Piece } from './piece.js';
import { Sealed } from './sealed.js';
import { NO_SQUARE, type Square } from './square.js';
import { PIECE_KEYS } from './zobrist.js';

/** Pieces of one kind and side that a board has room for. */
export const LIST_STRIDE = 16;

/** Where each part of a board begins in its memory, in bytes; what is aligned comes first. */
const LISTS_AT = 0;
const PLACES_AT = LISTS_AT + 32 * LIST_STRIDE;
const COUNTS_AT = PLACES_AT + 64 * Uint16Array.BYTES_PER_ELEMENT;
const SQUARES_AT = COUNTS_AT + 32;
const MEMORY_BYTES = SQUARES_AT + 65;

/**
 * Where the pieces stand: a mailbox of 64 squares, and for each piece, such as the white knight, a list of the squares
 * it stands on, in no order. `keyLow` and `keyHigh` are the two halves of the key of this placement, kept up with
 * every change.
 */
export class Board extends Sealed {
  /** The piece on each square, and OFF_BOARD on NO_SQUARE, so that a ray needs no other end. */
  readonly squares: Uint8Array;
  /** The squares of each piece: `counts[piece]` of them, from `piece * LIST_STRIDE` on. */
  readonly lists: Uint8Array;
  readonly counts: Uint8Array;
  keyLow: number;
  keyHigh: number;
  /** For each occupied square, its place in `lists`. */
  readonly #places: Uint16Array;
  readonly #memory: Uint8Array;

  /** An empty board, or one with the same pieces as another. */
  constructor(other?: Board) {
    super();
    // In one piece: a game has a board for every ply, and what a copy costs is asking for memory.
    this.#memory = other === undefined ? new Uint8Array(MEMORY_BYTES) : other.#memory.slice();
    const { buffer } = this.#memory;
    this.squares = new Uint8Array(buffer, SQUARES_AT, 65);
    this.lists = new Uint8Array(buffer, LISTS_AT, 32 * LIST_STRIDE);
    this.counts = new Uint8Array(buffer, COUNTS_AT, 32);
    this.#places = new Uint16Array(buffer, PLACES_AT, 64);
    if (other === undefined) this.squares[NO_SQUARE] = OFF_BOARD;
    this.keyLow = other?.keyLow ?? 0;
    this.keyHigh = other?.keyHigh ?? 0;
  }

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

  #toggleKey(square: Square, piece: Piece): void {
    this.keyLow ^= PIECE_KEYS.low[(piece << 6) | square];
    this.keyHigh ^= PIECE_KEYS.high[(piece << 6) | square];
  }
}
