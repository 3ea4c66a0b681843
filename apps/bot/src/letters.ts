/** The letter of the piece that stands on a square, upper case for White; empty where none is known. */
export type LetterOn = (square: string) => string;

/** Reads a FEN's first field, in which `?` is fog. */
export function lettersOf(placement: string): LetterOn {
  const ranks = placement
    .replaceAll('?', '1')
    .split('/')
    .map((rank) => rank.replace(/\d/g, (count) => ' '.repeat(Number(count))));
  return (square) => (ranks[8 - Number(square[1])]?.['abcdefgh'.indexOf(square.charAt(0))] ?? '').trim();
}
