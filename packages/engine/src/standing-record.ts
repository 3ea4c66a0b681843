import type { Game, Loss } from './game.js';
import { makeFen, parseFen } from './notation/fen.js';
import {
  BLACK,
  colorName,
  EMPTY,
  kindName,
  kindNumber,
  pieceLetter,
  pieceOf,
  pieceWithLetter,
  sideOf,
} from './piece.js';
import type { Position } from './position.js';
import { isSquareName } from './square.js';
import { momentOf, Standing, standingOf } from './standing.js';

/** A game as it stands, as text: the position and the losses, without the moves that led there. */
export interface StandingRecord {
  /** The FEN of the position. */
  readonly fen: string;
  /** What was captured, oldest first: ply, square and FEN letter of each piece, apart by spaces ("4d5P 8c3N"). */
  readonly losses: string;
}

/** What is to be stored of a game so that it can be looked at without its moves. Hidden state: for the database alone. */
export function recordStanding(game: Game): StandingRecord {
  const { position, losses } = momentOf(standingOf(game));
  return { fen: makeFen(position), losses: losses.map(lossText).join(' ') };
}

/**
 * The game that a record tells of, as it stands. For games from the usual starting position.
 *
 * @returns null where the record is of another ply than the game's, or cannot be read: the moves tell.
 */
export function restoreStanding(
  { status, ply }: Pick<Game, 'status' | 'ply'>,
  record: StandingRecord,
): Standing | null {
  const parsed = parseFen(record.fen);
  const losses = lossesOf(record.losses);
  if (!parsed.ok || losses === null || pliesBefore(parsed.value) !== ply) return null;
  return new Standing(status, { ply, position: parsed.value, losses });
}

/** The half-moves that lead from the usual starting position to this one. */
function pliesBefore({ moveNumber, side }: Position): number {
  return 2 * (moveNumber - 1) + (side === BLACK ? 1 : 0);
}

function lossText({ ply, color, square, kind }: Loss): string {
  return `${ply}${square}${pieceLetter(pieceOf(sideOf(color), kindNumber(kind)))}`;
}

function lossesOf(text: string): Loss[] | null {
  const losses = text === '' ? [] : text.split(' ').map(lossOf);
  return losses.every((loss) => loss !== null) ? losses : null;
}

function lossOf(text: string): Loss | null {
  const [, ply, square = '', letter = '.'] = /^([1-9]\d*)([a-h][1-8])([A-Za-z])$/.exec(text) ?? [];
  const piece = pieceWithLetter(letter);
  if (!isSquareName(square) || piece === EMPTY) return null;
  return { ply: Number(ply), color: colorName(piece), square, kind: kindName(piece) };
}
