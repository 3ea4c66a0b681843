import {
  type Game,
  legalMoves,
  makeFen,
  type Position,
  SQUARE_NAMES,
  type SquareName,
  type Viewer,
} from '@fog/engine';
import { positionsOf, truth } from '../truth.js';

/** What a leak knows, and nobody may. */
export interface Secret {
  readonly game: Game;
  readonly viewer: Viewer;
  /** The position as it stands. */
  readonly position: Position;
  /** Its FEN, field by field. */
  readonly placement: string;
  readonly rights: string;
  readonly enPassant: string;
  readonly halfmoveClock: string;
  /** How often it has stood so far. */
  readonly timesStood: number;
}

export function secretOf(game: Game, viewer: Viewer): Secret {
  const position = truth(game);
  const [placement, , rights, enPassant, halfmoveClock] = makeFen(position).split(' ');
  const stood = positionsOf(game).map((each) => makeFen(each).split(' ').slice(0, 4).join(' '));
  const timesStood = stood.filter((fen) => fen === stood[game.ply]).length;
  return { game, viewer, position, placement, rights, enPassant, halfmoveClock, timesStood };
}

/** What stands on each square: a letter as in a FEN, or a dot. */
export function squaresOf(position: Position): Map<SquareName, string> {
  const ranks = makeFen(position).split(' ')[0].split('/').reverse().join('');
  const letters = [...ranks.replace(/\d/g, (count) => '.'.repeat(Number(count)))];
  return new Map(SQUARE_NAMES.map((name, square) => [name, letters[square]]));
}

/** Whether the side to move could take the king. */
export function canTakeKing(position: Position): boolean {
  const squares = squaresOf(position);
  return legalMoves(position).some(({ to }) => squares.get(to)?.toLowerCase() === 'k');
}

/** The letters of all pieces, in no order that tells where they stand. */
export function materialOf(position: Position): string {
  return [...squaresOf(position).values()]
    .filter((letter) => letter !== '.')
    .sort()
    .join('');
}

/** A number that changes with the position. */
export function hashOf({ placement }: Secret): number {
  return [...placement].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7);
}
