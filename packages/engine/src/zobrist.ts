/**
 * Numbers for position keys (Zobrist hashing). A key has 64 bits, kept as two 32-bit halves. The numbers come
 * from a fixed sequence, so equal positions have equal keys on every machine and in every version.
 */

function* sequence(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    yield mixed ^ (mixed >>> 15);
  }
}

const LOW = sequence(0x0f06);
const HIGH = sequence(0x3a7e);

function take(count: number): { low: Int32Array; high: Int32Array } {
  return {
    low: Int32Array.from({ length: count }, () => LOW.next().value),
    high: Int32Array.from({ length: count }, () => HIGH.next().value),
  };
}

/** One number for each piece on each square, at `piece * 64 + square`. */
export const PIECE_KEYS = take(32 * 64);

/** One number for each of the sixteen sets of castling rights. */
export const CASTLING_KEYS = take(16);

/** One number for each square on which a pawn can be taken en passant. */
export const EN_PASSANT_KEYS = take(64);

/** The number that tells Black to move from White to move. */
export const BLACK_TO_MOVE_KEY = take(1);
