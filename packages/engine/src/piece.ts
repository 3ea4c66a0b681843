/** The two sides, White first: their order is their number inside the engine. */
export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** The side that is not this one. */
export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export const PIECE_KINDS = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a pawn may become, in the order in which such moves are listed. */
export const PROMOTION_KINDS = ['queen', 'rook', 'bishop', 'knight'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A side as a number: 0 is White, 1 is Black. */
export type Side = 0 | 1;
export const WHITE: Side = 0;
export const BLACK: Side = 1;

export function sideOf(color: Color): Side {
  return color === 'white' ? WHITE : BLACK;
}

export function otherSide(side: Side): Side {
  return side === WHITE ? BLACK : WHITE;
}

/** A kind as a number; 0 is left for "no piece". */
export type Kind = number;
export const PAWN: Kind = 1;
export const KNIGHT: Kind = 2;
export const BISHOP: Kind = 3;
export const ROOK: Kind = 4;
export const QUEEN: Kind = 5;
export const KING: Kind = 6;

export function kindNumber(kind: PieceKind): Kind {
  return PIECE_KINDS.indexOf(kind) + 1;
}

/** A piece as a number: its kind in the low three bits, and above them a bit for its side; 0 is an empty square. */
export type Piece = number;
export const EMPTY: Piece = 0;

/** The bit that all pieces of a side have, and no other. */
export function sideBit(side: Side): number {
  return 8 << side;
}

/** What stands beyond the edge of the board, on NO_SQUARE: it blocks both sides and belongs to both. */
export const OFF_BOARD: Piece = sideBit(WHITE) | sideBit(BLACK);

export function pieceOf(side: Side, kind: Kind): Piece {
  return sideBit(side) | kind;
}

export function kindOf(piece: Piece): Kind {
  return piece & 7;
}

/** The side of a piece; not to be asked of an empty square. */
export function sideOfPiece(piece: Piece): Side {
  return (piece >> 4) as Side;
}

export function kindName(piece: Piece): PieceKind {
  return PIECE_KINDS[kindOf(piece) - 1];
}

export function colorName(piece: Piece): Color {
  return COLORS[sideOfPiece(piece)];
}

const LETTERS = 'PNBRQK';

/** The letter of a piece as in a FEN, upper case for White; "." for an empty square. */
export function pieceLetter(piece: Piece): string {
  if (piece === EMPTY) return '.';
  const letter = LETTERS[kindOf(piece) - 1];
  return sideOfPiece(piece) === WHITE ? letter : letter.toLowerCase();
}

/** The piece with this FEN letter, or EMPTY if there is none. */
export function pieceWithLetter(letter: string): Piece {
  const kind = LETTERS.indexOf(letter.toUpperCase()) + 1;
  if (kind === 0) return EMPTY;
  return pieceOf(LETTERS.includes(letter) ? WHITE : BLACK, kind);
}

/** The letter of a kind in notation: P, N, B, R, Q or K. */
export function kindLetter(kind: PieceKind): string {
  return LETTERS[PIECE_KINDS.indexOf(kind)];
}
