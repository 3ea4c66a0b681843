import { Board } from './board.js';
import type { BoardView, PlacedPiece } from './board-view.js';
import { CASTLINGS, type CastlingRights } from './castling.js';
import { generateMovesOf, moveBuffer } from './moves.js';
import { compareMoves, type Move, unpacked } from './packed-move.js';
import { type Color, kindNumber, opposite, PAWN, pieceOf, sideOf } from './piece.js';
import { Position } from './position.js';
import { fileOf, NO_SQUARE, rankOf, SQUARE_NAMES, type Square, squareNamed } from './square.js';
import type { MoveEntry } from './view.js';

/** What a player knows when it is his turn: the own view now and before the opponent's move, and the own move list. */
export interface PlayerKnowledge {
  readonly color: Color;
  readonly now: BoardView;
  /** Null at the very start. */
  readonly before: BoardView | null;
  readonly moves: readonly MoveEntry[];
}

const buffer = moveBuffer();

/**
 * The moves of a player worked out from what that player knows and nothing else. They are the same as the true ones:
 * that is why listing legal moves gives nothing away. For games from the usual starting position.
 */
export function movesInView(knowledge: PlayerKnowledge): Move[] {
  const { color, now } = knowledge;
  const side = sideOf(color);
  const board = new Board();
  for (const piece of now.pieces)
    board.put(squareNamed(piece.square), pieceOf(sideOf(piece.color), kindNumber(piece.kind)));
  for (const square of blockedSquares(knowledge)) board.put(square, pieceOf(sideOf(opposite(color)), PAWN));
  const position = new Position(board, side, castlingRights(knowledge), enPassantSquare(knowledge), 0, 1);
  const end = generateMovesOf(side, position, buffer, 0);
  return Array.from(buffer.subarray(0, end)).sort(compareMoves).map(unpacked);
}

/** The fogged squares that end the way of an own pawn: were they empty they would be seen, so something stands there. */
function blockedSquares({ color, now }: PlayerKnowledge): Set<Square> {
  const forward = color === 'white' ? 8 : -8;
  const homeRank = color === 'white' ? 1 : 6;
  const ends = ownPawns(now, color).map((square) => {
    const ahead = square + forward;
    return rankOf(square) === homeRank && isSeenEmpty(ahead, now) ? ahead + forward : ahead;
  });
  return new Set(ends.filter((square) => !now.visibleSquares.includes(SQUARE_NAMES[square])));
}

function ownPawns({ pieces }: BoardView, color: Color): Square[] {
  return pieces
    .filter((piece) => piece.color === color && piece.kind === 'pawn')
    .map(({ square }) => squareNamed(square));
}

/** The own rights: king and rook where they began, never moved from there, and no rook ever taken there. */
function castlingRights({ color, now, moves }: PlayerKnowledge): CastlingRights {
  const left = new Set<string>(moves.flatMap(({ move }) => (move === null ? [] : [move.from])));
  const lost = new Set<string>(now.losses.map(({ square }) => square));
  const isUntouched = (square: Square) => !left.has(SQUARE_NAMES[square]) && !lost.has(SQUARE_NAMES[square]);
  return CASTLINGS.filter(({ side }) => side === sideOf(color))
    .filter(({ kingFrom, rookFrom }) => isUntouched(kingFrom) && isUntouched(rookFrom))
    .reduce((rights, { right }) => rights | right, 0);
}

/**
 * The square over which an enemy pawn has just made a double step beside an own pawn. That square and the pawn are
 * in sight now, the pawn was not before, it took nothing, and no other piece in sight has left its square: a piece
 * that has would be the one that moved, and may only have opened the view of a pawn that stood there all along.
 */
function enPassantSquare({ color, now, before }: PlayerKnowledge): Square {
  if (before === null || now.losses.some(({ ply }) => ply === now.ply)) return NO_SQUARE;
  const forward = color === 'white' ? 8 : -8;
  const enemyPawns = (board: BoardView) => ownPawns(board, opposite(color));
  const passed = enemyPawns(now)
    .filter((square) => isBesideOwnPawn(square, now, color) && !enemyPawns(before).includes(square))
    .filter((square) => isSeenEmpty(square + forward, now))
    .find((square) => {
      const home = square + 2 * forward;
      const isDoubleStep = rankOf(home) === (color === 'white' ? 6 : 1);
      const left = vacated(now, before, color);
      return isDoubleStep && left.every((from) => from === home && enemyPawns(before).includes(home));
    });
  return passed === undefined ? NO_SQUARE : passed + forward;
}

function isSeenEmpty(square: Square, { visibleSquares, pieces }: BoardView): boolean {
  const name = SQUARE_NAMES[square];
  return visibleSquares.includes(name) && !pieces.some((piece) => piece.square === name);
}

function isBesideOwnPawn(square: Square, board: BoardView, color: Color): boolean {
  return ownPawns(board, color).some(
    (own) => rankOf(own) === rankOf(square) && Math.abs(fileOf(own) - fileOf(square)) === 1,
  );
}

/** The squares on which an enemy piece was seen before and none is seen now, though they are in sight. */
function vacated(now: BoardView, before: BoardView, color: Color): Square[] {
  const isEnemy = (piece: PlacedPiece) => piece.color !== color;
  const standing = new Set(now.pieces.filter(isEnemy).map(({ square }) => square));
  return before.pieces
    .filter(isEnemy)
    .map(({ square }) => square)
    .filter((square) => now.visibleSquares.includes(square) && !standing.has(square))
    .map(squareNamed);
}
