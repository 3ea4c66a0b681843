import { Board } from '../board.js';
import { CASTLINGS, type CastlingRights } from '../castling.js';
import {
  BLACK,
  EMPTY,
  KING,
  kindNumber,
  kindOf,
  otherSide,
  PAWN,
  PIECE_KINDS,
  pieceLetter,
  pieceOf,
  pieceWithLetter,
  ROOK,
  type Side,
  sideOfPiece,
  WHITE,
} from '../piece.js';
import { Position, passingPawnSquare } from '../position.js';
import { accept, type Result, refuse } from '../result.js';
import {
  isSquareName,
  NO_SQUARE,
  rankOf,
  SQUARE_NAMES,
  type Square,
  squareAt,
  squareNamed,
} from '../square.js';

/** What can be wrong with a FEN, field by field, and with the position it describes. */
export const FEN_PROBLEMS = [
  'FIELD_COUNT',
  'PLACEMENT',
  'TOO_MANY_PIECES',
  'TOO_MANY_KINGS',
  'PAWN_ON_LAST_RANK',
  'TURN',
  'CASTLING_RIGHTS',
  'EN_PASSANT',
  'HALFMOVE_CLOCK',
  'MOVE_NUMBER',
] as const;
export type FenProblem = (typeof FEN_PROBLEMS)[number];

/** The usual starting position. */
export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * Reads a FEN of six fields. A side not to move may be attacked, and kings may be missing: here both are ordinary.
 * Accepted are exactly the texts that `makeFen` writes, so that reading and writing is the same text again.
 */
export function parseFen(text: string): Result<Position, FenProblem> {
  const fields = text.split(' ', 7);
  if (fields.length !== 6) return refuse('FIELD_COUNT');
  const [placement, turn, rights, enPassant, halfmoveClock, moveNumber] = fields;

  const board = parsePlacement(placement);
  if (!board.ok) return board;
  if (turn !== 'w' && turn !== 'b') return refuse('TURN');
  const castlingRights = parseCastlingRights(rights, board.value);
  if (castlingRights === undefined) return refuse('CASTLING_RIGHTS');
  if (!/^(0|[1-9]\d{0,3})$/.test(halfmoveClock)) return refuse('HALFMOVE_CLOCK');
  if (!/^[1-9]\d{0,4}$/.test(moveNumber)) return refuse('MOVE_NUMBER');

  const position = new Position(
    board.value,
    turn === 'w' ? WHITE : BLACK,
    castlingRights,
    NO_SQUARE,
    Number(halfmoveClock),
    Number(moveNumber),
  );
  if (enPassant !== '-') {
    if (!isSquareName(enPassant)) return refuse('EN_PASSANT');
    position.enPassant = squareNamed(enPassant);
    if (!couldJustHavePassed(position)) return refuse('EN_PASSANT');
  }
  return accept(position);
}

function parsePlacement(text: string): Result<Board, FenProblem> {
  const ranks = text.split('/', 9);
  if (ranks.length !== 8) return refuse('PLACEMENT');
  const board = new Board();
  for (const [index, letters] of ranks.entries()) {
    const problem = parseRank(letters, 7 - index, board);
    if (problem !== undefined) return refuse(problem);
  }
  return accept(board);
}

function parseRank(letters: string, rank: number, board: Board): FenProblem | undefined {
  let file = 0;
  let lastWasDigit = false;
  for (const letter of letters) {
    const isDigit = letter >= '1' && letter <= '8';
    if (isDigit) {
      if (lastWasDigit) return 'PLACEMENT';
      file += Number(letter);
    } else {
      const square = squareAt(file, rank);
      const problem = placePiece(letter, square, board);
      if (problem !== undefined) return problem;
      file++;
    }
    lastWasDigit = isDigit;
  }
  return file === 8 ? undefined : 'PLACEMENT';
}

function placePiece(letter: string, square: Square, board: Board): FenProblem | undefined {
  const piece = pieceWithLetter(letter);
  if (piece === EMPTY || square === NO_SQUARE) return 'PLACEMENT';
  if (piecesOf(sideOfPiece(piece), board) === 16) return 'TOO_MANY_PIECES';
  if (kindOf(piece) === KING && board.counts[piece] === 1) return 'TOO_MANY_KINGS';
  if (kindOf(piece) === PAWN && (rankOf(square) === 0 || rankOf(square) === 7)) return 'PAWN_ON_LAST_RANK';
  board.put(square, piece);
  return undefined;
}

function piecesOf(side: Side, board: Board): number {
  return PIECE_KINDS.reduce((sum, kind) => sum + board.counts[pieceOf(side, kindNumber(kind))], 0);
}

/** The rights, if they are written in order and each has its king and rook at home. */
function parseCastlingRights(text: string, board: Board): CastlingRights | undefined {
  const open = CASTLINGS.filter(
    ({ letter, side, kingFrom, rookFrom }) =>
      text.includes(letter) &&
      board.squares[kingFrom] === pieceOf(side, KING) &&
      board.squares[rookFrom] === pieceOf(side, ROOK),
  );
  const rights = open.reduce((all, { right }) => all | right, 0);
  return text === castlingLetters(rights) ? rights : undefined;
}

function castlingLetters(rights: CastlingRights): string {
  const letters = CASTLINGS.filter(({ right }) => (rights & right) !== 0).map(({ letter }) => letter);
  return letters.join('') || '-';
}

/** Whether the move before can have been a double step over the en passant square. */
function couldJustHavePassed(position: Position): boolean {
  const { board, side, enPassant } = position;
  const rank = side === WHITE ? 5 : 2;
  if (rankOf(enPassant) !== rank) return false;
  const pawnSquare = passingPawnSquare(position);
  const origin = 2 * enPassant - pawnSquare;
  const pawn = pieceOf(otherSide(side), PAWN);
  const isEmpty = (square: Square) => board.squares[square] === EMPTY;
  return isEmpty(enPassant) && isEmpty(origin) && board.squares[pawnSquare] === pawn;
}

/** The FEN of a position. Holds everything there is to know: for ended games and positions of one's own only. */
export function makeFen(position: Position): string {
  const { side, castlingRights, enPassant, halfmoveClock, moveNumber } = position;
  return [
    makePlacement((square) => pieceLetter(position.board.squares[square])),
    side === WHITE ? 'w' : 'b',
    castlingLetters(castlingRights),
    enPassant === NO_SQUARE ? '-' : SQUARE_NAMES[enPassant],
    halfmoveClock,
    moveNumber,
  ].join(' ');
}

const [EMPTY_SQUARE, STROKE, ZERO] = ['.', '/', '0'].map((letter) => letter.charCodeAt(0));

/**
 * A FEN's first field: eight ranks from the eighth down, runs of empty squares (".") as digits. Made of all its letters at
 * once: a text put together letter by letter costs ten times as much to keep, and a replay keeps thousands.
 */
export function makePlacement(letterOn: (square: Square) => string): string {
  const letters: number[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    let run = 0;
    for (let file = 0; file < 8; file++) {
      const letter = letterOn(squareAt(file, rank)).charCodeAt(0);
      if (letter === EMPTY_SQUARE) {
        run++;
        continue;
      }
      if (run > 0) letters.push(ZERO + run);
      run = 0;
      letters.push(letter);
    }
    if (run > 0) letters.push(ZERO + run);
    if (rank > 0) letters.push(STROKE);
  }
  return String.fromCharCode(...letters);
}

/** @internal The position of a FEN that the caller knows to be right. @throws if it is not. */
export function positionOf(fen: string): Position {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new TypeError(`not a FEN (${parsed.problem}): ${fen}`);
  return parsed.value;
}

/** The usual starting position: the only one a real game begins from. */
export const START_POSITION: Position = positionOf(START_FEN);
