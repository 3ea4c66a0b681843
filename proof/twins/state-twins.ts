import {
  type Color,
  legalMoves,
  makeFen,
  type Position,
  parseFen,
  play,
  SQUARE_NAMES,
  START_POSITION,
} from '@fog/engine';
import { plainVision } from '../../packages/engine/src/testing/plain-vision.js';
import { pick, type Random } from '../../packages/engine/src/testing/random.js';
import { type Onlooker, type Twins, twinsOf } from './twins.js';

/** The longest way of a random game to the position that is changed. */
const LONGEST_WALK = 120;

/**
 * Twins that stand where no game came by: a random position, and the same with something changed where the onlooker
 * does not look. Null where the change shows, or where chance found none.
 */
export function stateTwins(onlooker: Onlooker, random: Random): Twins | null {
  const position = randomPosition(random);
  const fen = makeFen(position);
  const changed = changedInFog(fen, onlooker, random);
  return changed === fen || !parseFen(changed).ok ? null : twinsOf(onlooker, [fen, changed], []);
}

function randomPosition(random: Random): Position {
  let position = START_POSITION;
  for (let ply = random(LONGEST_WALK); ply > 0; ply--) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const next = play(position, pick(moves, random));
    if (next.ok) position = next.value;
  }
  return position;
}

/** Fields of a FEN in which something hidden is changed at random: pieces, the other side's rights, en passant, counters. */
function changedInFog(fen: string, onlooker: Onlooker, random: Random): string {
  const [placement, turn, rights, enPassant] = fen.split(' ');
  const rows = rowsOf(placement);
  const inSight = new Set(onlooker === 'spectator' ? [] : plainVision(fen, onlooker));
  const hidden = SQUARE_NAMES.filter((name) => !inSight.has(name));
  if (hidden.length === 0) return fen;
  for (let change = random(4); change > 0; change--)
    changePiece(rows, pick(hidden, random), pick(hidden, random), random);
  const keptRights = random(2) === 0 ? rights : ownRights(rights, onlooker);
  const passed = random(2) === 0 ? enPassant : '-';
  return [placementOf(rows), turn, keptRights, passed, random(99), 1 + random(200)].join(' ');
}

function ownRights(rights: string, onlooker: Onlooker): string {
  const own: Record<Color, RegExp> = { white: /[KQ]/g, black: /[kq]/g };
  return (onlooker !== 'spectator' && rights.match(own[onlooker])?.join('')) || '-';
}

type Rows = string[][];

function rowsOf(placement: string): Rows {
  return placement.split('/').map((row) => [...row.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)))]);
}

function placementOf(rows: Rows): string {
  return rows.map((row) => row.join('').replace(/\.+/g, (run) => String(run.length))).join('/');
}

/** Moves a piece from one hidden square to another, makes another kind of it, or takes it off; kings stay kings. */
function changePiece(rows: Rows, from: string, to: string, random: Random): void {
  const row = (square: string) => rows[8 - Number(square[1])];
  const file = (square: string) => 'abcdefgh'.indexOf(square[0]);
  const letter = row(from)[file(from)];
  if (letter === '.' || (row(to)[file(to)] !== '.' && from !== to)) return;
  const kinds = letter === letter.toUpperCase() ? 'PNBRQ' : 'pnbrq';
  const becomes = letter.toLowerCase() === 'k' ? letter : pick([letter, letter, ...kinds, '.'], random);
  row(from)[file(from)] = '.';
  row(to)[file(to)] = becomes;
}
