/**
 * The vision rules once more, slowly and in other words: from the text of a FEN alone, with no part of the engine.
 * A second opinion for tests; where it and the engine differ, one of them has misread rules.md.
 */

type Grid = Map<string, string>;
type Player = 'white' | 'black';

const CROSS = ['n', 'e', 's', 'w'];
const STAR = [...CROSS, 'ne', 'se', 'sw', 'nw'];

function step(square: string, way: string): string {
  let file = square.charCodeAt(0);
  let rank = Number(square[1]);
  for (const letter of way) {
    if (letter === 'n') rank += 1;
    if (letter === 's') rank -= 1;
    if (letter === 'e') file += 1;
    if (letter === 'w') file -= 1;
  }
  return `${String.fromCharCode(file)}${rank}`;
}

function read(placement: string): Grid {
  const grid: Grid = new Map();
  placement.split('/').forEach((row, index) => {
    const expanded = row.replace(/[1-8]/g, (digit) => ' '.repeat(Number(digit)));
    for (let file = 0; file < 8; file++) grid.set(`${'abcdefgh'[file]}${8 - index}`, expanded[file]);
  });
  return grid;
}

function owner(letter: string | undefined): Player | null {
  if (letter === undefined || letter === ' ') return null;
  return letter === letter.toUpperCase() ? 'white' : 'black';
}

/** The names of the squares that `player` sees in this position, sorted. */
export function plainVision(fen: string, player: Player): string[] {
  const [placement, turn, rights, passed] = fen.split(' ');
  const grid = read(placement);
  const isTurn = turn === (player === 'white' ? 'w' : 'b');
  const seen = new Set<string>();

  for (const [square, letter] of grid) {
    if (owner(letter) !== player) continue;
    seen.add(square);
    const kind = letter.toLowerCase();
    if (kind === 'p') seePawn(grid, square, player, isTurn ? passed : '-', seen);
    if (kind === 'n') {
      for (const leap of ['nne', 'nee', 'see', 'sse', 'ssw', 'sww', 'nww', 'nnw'])
        see(grid, step(square, leap), player, seen);
    }
    if (kind === 'k') for (const way of STAR) see(grid, step(square, way), player, seen);
    if (kind === 'r' || kind === 'q') for (const way of CROSS) look(grid, square, way, player, seen);
    if (kind === 'b' || kind === 'q') for (const way of STAR.slice(4)) look(grid, square, way, player, seen);
  }
  seeCastling(grid, rights, player, seen);
  return [...seen].sort();
}

function see(grid: Grid, square: string, player: Player, seen: Set<string>): void {
  if (grid.has(square) && owner(grid.get(square)) !== player) seen.add(square);
}

function look(grid: Grid, from: string, way: string, player: Player, seen: Set<string>): void {
  for (let square = step(from, way); grid.has(square); square = step(square, way)) {
    see(grid, square, player, seen);
    if (owner(grid.get(square)) !== null) return;
  }
}

function seePawn(grid: Grid, from: string, player: Player, passed: string, seen: Set<string>): void {
  const ahead = player === 'white' ? 'n' : 's';
  const one = step(from, ahead);
  const two = step(one, ahead);
  const isAtHome = from[1] === (player === 'white' ? '2' : '7');
  if (grid.get(one) === ' ') {
    seen.add(one);
    if (isAtHome && grid.get(two) === ' ') seen.add(two);
  }
  for (const side of ['e', 'w']) {
    const diagonal = step(one, side);
    const standing = owner(grid.get(diagonal));
    if (standing !== null && standing !== player) seen.add(diagonal);
    if (diagonal === passed) {
      seen.add(passed);
      seen.add(step(from, side));
    }
  }
}

function seeCastling(grid: Grid, rights: string, player: Player, seen: Set<string>): void {
  const rank = player === 'white' ? '1' : '8';
  const [king, queen] = player === 'white' ? ['K', 'Q'] : ['k', 'q'];
  const isFree = (files: string) => [...files].every((file) => grid.get(file + rank) === ' ');
  if (rights.includes(king) && isFree('fg')) seen.add(`g${rank}`);
  if (rights.includes(queen) && isFree('bcd')) seen.add(`c${rank}`);
}

/** What `player` sees in this position, as a text: each square in sight with what stands on it. */
export function plainSight(fen: string, player: Player): string {
  const grid = read(fen.split(' ')[0]);
  return plainVision(fen, player)
    .map((square) => square + grid.get(square))
    .join(' ');
}
