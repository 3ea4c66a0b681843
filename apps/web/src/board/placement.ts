import { type Color, type PieceKind, SQUARE_NAMES, type SquareName } from '@fog/engine';

/** A piece as the board shows it. */
export interface BoardPiece {
  readonly color: Color;
  readonly kind: PieceKind;
}

/** What a square shows: nobody's knowledge, known to be empty, or a piece. */
export type SquareContent = 'fog' | 'empty' | BoardPiece;

/** What each square of the board shows. */
export type BoardContent = Readonly<Record<SquareName, SquareContent>>;

/** The letter of each kind in a placement, upper case for White; in English notation as well. */
export const PIECE_LETTERS = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
} as const satisfies Record<PieceKind, string>;

const KINDS_BY_LETTER = new Map<string, PieceKind>(
  Object.entries(PIECE_LETTERS).map(([kind, letter]) => [letter, kind as PieceKind]),
);

/**
 * Reads a placement as the API sends it: ranks from the eighth to the first, parted by slashes; a digit
 * counts squares seen empty, `?` is one square in the fog, a letter is a piece. Text that is no placement
 * gives a board all in the fog: what is not understood is not shown.
 */
export function readPlacement(placement: string): BoardContent {
  const ranks = placement.split('/').map(readRank);
  const whole = ranks.length === 8 && ranks.every((rank) => rank?.length === 8);
  const contents = ranks.reverse().flatMap((rank) => rank ?? []);
  return Object.fromEntries(
    SQUARE_NAMES.map((square, index) => [square, (whole && contents[index]) || 'fog']),
  ) as Record<SquareName, SquareContent>;
}

function readRank(text: string): SquareContent[] | null {
  const contents: SquareContent[] = [];
  for (const character of text) {
    const kind = KINDS_BY_LETTER.get(character.toLowerCase());
    if (character === '?') contents.push('fog');
    else if (/[1-8]/.test(character)) contents.push(...Array<SquareContent>(Number(character)).fill('empty'));
    else if (kind) contents.push({ color: character === character.toLowerCase() ? 'black' : 'white', kind });
    else return null;
  }
  return contents;
}

/** The squares that are seen, with or without a piece. */
export function visibleSquares(board: BoardContent): ReadonlySet<SquareName> {
  return new Set(SQUARE_NAMES.filter((square) => board[square] !== 'fog'));
}

/** The piece on a square, or null where none is seen. */
export function pieceOn(board: BoardContent, square: SquareName): BoardPiece | null {
  const content = board[square];
  return typeof content === 'string' ? null : content;
}
