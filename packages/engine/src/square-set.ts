import { SQUARE_NAMES, type Square, type SquareName } from './square.js';

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** An immutable set of squares: 64 bits in two 32-bit integers, `low` for ranks 1 to 4, `high` for ranks 5 to 8. */
export class SquareSet {
  constructor(
    readonly low: number,
    readonly high: number,
  ) {}

  static readonly EMPTY = new SquareSet(0, 0);
  static readonly ALL = new SquareSet(-1, -1);

  has(square: Square): boolean {
    const half = square < 32 ? this.low : this.high;
    return ((half >>> (square & 31)) & 1) === 1;
  }

  /** How many squares are in the set. */
  get size(): number {
    return bitCount(this.low) + bitCount(this.high);
  }

  /** The squares by number, ascending. */
  squares(): Square[] {
    const squares: Square[] = [];
    for (let square = 0; square < 64; square++) {
      if (this.has(square)) squares.push(square);
    }
    return squares;
  }

  /** The squares by name, in the order a1, b1 … h8. */
  names(): SquareName[] {
    return this.squares().map((square) => SQUARE_NAMES[square]);
  }

  equals(other: SquareSet): boolean {
    return this.low === other.low && this.high === other.high;
  }
}

/** Gathers squares into a set. */
export class SquareCollector {
  #low = 0;
  #high = 0;

  add(square: Square): void {
    if (square < 32) this.#low |= 1 << square;
    else this.#high |= 1 << (square - 32);
  }

  toSet(): SquareSet {
    return new SquareSet(this.#low, this.#high);
  }
}
