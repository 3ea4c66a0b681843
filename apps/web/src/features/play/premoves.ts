import {
  type Color,
  FILES,
  type PieceKind,
  PROMOTION_KINDS,
  SQUARE_NAMES,
  type SquareName,
} from '@fog/engine';
import type { BoardMove } from '../../board/picking';
import { type BoardContent, pieceOn, readPlacement } from '../../board/placement';

/** How a piece gets about on an empty board: whether it may go so many files and ranks in one move. */
type Geometry = (files: number, ranks: number) => boolean;

const straight: Geometry = (files, ranks) => files === 0 || ranks === 0;
const diagonal: Geometry = (files, ranks) => Math.abs(files) === Math.abs(ranks);

const GEOMETRY: Readonly<Record<Exclude<PieceKind, 'pawn'>, Geometry>> = {
  knight: (files, ranks) => Math.abs(files * ranks) === 2,
  bishop: diagonal,
  rook: straight,
  queen: (files, ranks) => straight(files, ranks) || diagonal(files, ranks),
  king: (files, ranks) => Math.max(Math.abs(files), Math.abs(ranks)) === 1,
};

/**
 * Every move that one's own pieces could be asked to make next, whatever the opponent does now: by geometry alone, as
 * if nothing stood in the way and anything might be taken, own pieces too, since they may be taken first. What is seen
 * is not asked, so that no list tells of what the fog hides.
 *
 * @param placement the contract's placement, as the player sees it
 * @returns ordered by the square they begin on; a pawn's last step once for each piece it may become
 */
export function premoves(placement: string, color: Color): BoardMove[] {
  const board = readPlacement(placement);
  return SQUARE_NAMES.flatMap((from) => {
    const piece = pieceOn(board, from);
    if (piece?.color !== color) return [];
    const targets = SQUARE_NAMES.filter((to) => to !== from && reaches(piece.kind, color, from, to, board));
    return targets.flatMap((to) => asMoves(piece.kind, from, to));
  });
}

function reaches(kind: PieceKind, color: Color, from: SquareName, to: SquareName, board: BoardContent) {
  const [files, ranks] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (kind === 'pawn') return pawnReaches(color, rankOf(from), files, ranks);
  return GEOMETRY[kind](files, ranks) || (kind === 'king' && castles(color, from, to, board));
}

function pawnReaches(color: Color, rank: number, files: number, ranks: number): boolean {
  const [forward, home] = color === 'white' ? [1, 2] : [-1, 7];
  if (ranks === forward) return Math.abs(files) <= 1;
  return files === 0 && rank === home && ranks === 2 * forward;
}

/** The king's two steps towards an own rook, both where they began; whether either has moved since is not asked. */
function castles(color: Color, from: SquareName, to: SquareName, board: BoardContent): boolean {
  const rank = color === 'white' ? '1' : '8';
  const corner = ({ g: 'h', c: 'a' } as const)[to[0] as string];
  if (from !== `e${rank}` || to[1] !== rank || !corner) return false;
  const rook = pieceOn(board, `${corner}${rank}`);
  return rook?.kind === 'rook' && rook.color === color;
}

function asMoves(kind: PieceKind, from: SquareName, to: SquareName): BoardMove[] {
  const promotes = kind === 'pawn' && (to[1] === '1' || to[1] === '8');
  return (promotes ? PROMOTION_KINDS : [null]).map((promotion) => ({ from, to, promotion }));
}

const fileOf = (square: SquareName) => FILES.indexOf(square[0] as (typeof FILES)[number]);
const rankOf = (square: SquareName) => Number(square[1]);
