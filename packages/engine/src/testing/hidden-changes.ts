import { makeFen, parseFen } from '../notation/fen.js';
import type { Color } from '../piece.js';
import type { Position } from '../position.js';
import { SQUARE_NAMES } from '../square.js';
import { plainSight, plainVision } from './plain-vision.js';
import { pick, type Random } from './random.js';

type Rows = string[][];

function rowsOf(placement: string): Rows {
  return placement.split('/').map((row) => [...row.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)))]);
}

function placementOf(rows: Rows): string {
  return rows.map((row) => row.join('').replace(/\.+/g, (run) => String(run.length))).join('/');
}

/**
 * The position changed at random where this side does not look: pieces in the fog moved, exchanged for others or
 * taken away, the other side's castling rights and the counters changed. Null if the change shows, or is none.
 */
export function hiddenChange(position: Position, color: Color, random: Random): Position | null {
  const fen = makeFen(position);
  const [placement, turn, rights, enPassant] = fen.split(' ');
  const rows = rowsOf(placement);
  const inSight = new Set(plainVision(fen, color));
  const hidden = SQUARE_NAMES.filter((name) => !inSight.has(name));
  if (hidden.length === 0) return null;
  for (let change = 0; change <= random(3); change++)
    changePiece(rows, pick(hidden, random), pick(hidden, random), random);

  const own = color === 'white' ? /[KQ]/g : /[kq]/g;
  const kept = random(2) === 0 ? rights : (rights.match(own)?.join('') ?? '-');
  const changed = parseFen(
    [placementOf(rows), turn, kept || '-', enPassant, random(100), 1 + random(200)].join(' '),
  );
  const isTwin = changed.ok && plainSight(makeFen(changed.value), color) === plainSight(fen, color);
  return isTwin ? changed.value : null;
}

function changePiece(rows: Rows, from: string, to: string, random: Random): void {
  const row = (square: string) => rows[8 - Number(square[1])];
  const file = (square: string) => 'abcdefgh'.indexOf(square[0]);
  const letter = row(from)[file(from)];
  if (letter === '.') return;
  const isKing = letter.toLowerCase() === 'k';
  const isWhite = letter === letter.toUpperCase();
  const kinds = isWhite ? 'PNBRQ' : 'pnbrq';
  const becomes = isKing ? letter : pick([letter, letter, ...kinds, '.'], random);
  if (row(to)[file(to)] !== '.' && from !== to) return;
  row(from)[file(from)] = '.';
  row(to)[file(to)] = becomes;
}
