import { FILES, type SquareName } from '@fog/engine';
import type { BoardMove } from '../../board/picking';

const LETTERS = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;

/**
 * The placement with an own move already standing on it, as it is shown until the API has answered. Only what the
 * mover knows for sure is touched: the piece, the rook of a castling, the pawn taken in passing. The fog stays as it
 * was, and the square left behind is still in sight.
 *
 * @param placement the contract's placement, as the mover sees it
 * @param move one of the mover's legal moves in it
 */
export function withMoveStanding(placement: string, move: BoardMove): string {
  const rows = placement
    .split('/')
    .map((row) => [...row.replace(/\d/g, (count) => '.'.repeat(Number(count)))]);
  const at = (square: SquareName) => rows[8 - rankOf(square)]?.[fileOf(square)] ?? '?';
  const put = (square: SquareName, content: string) =>
    rows[8 - rankOf(square)]?.splice(fileOf(square), 1, content);

  const { from, to, promotion } = move;
  const mover = at(from);
  const kind = mover.toLowerCase();
  const leap = fileOf(to) - fileOf(from);

  if (kind === 'p' && leap !== 0 && at(to) === '.') put(`${FILES[fileOf(to)]!}${from[1] as '5'}`, '.');
  if (kind === 'k' && Math.abs(leap) === 2) {
    const rank = from[1] as '1';
    const [corner, beside] = leap > 0 ? (['h', 'f'] as const) : (['a', 'd'] as const);
    put(`${beside}${rank}`, at(`${corner}${rank}`));
    put(`${corner}${rank}`, '.');
  }
  put(from, '.');
  put(to, promotion ? cased(LETTERS[promotion], mover) : mover);
  return rows.map((row) => row.join('').replace(/\.+/g, (empty) => String(empty.length))).join('/');
}

const fileOf = (square: SquareName) => FILES.indexOf(square[0] as (typeof FILES)[number]);
const rankOf = (square: SquareName) => Number(square[1]);

function cased(letter: string, like: string): string {
  return like === like.toUpperCase() ? letter.toUpperCase() : letter;
}
