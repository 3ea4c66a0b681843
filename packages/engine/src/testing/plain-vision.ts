/**
 * The vision rules once more, in other words: from the text of a FEN alone, with no part of the engine.
 * A second opinion for tests; where it and the engine differ, one of them has misread rules.md.
 */

type Player = 'white' | 'black';

/** What stands on each place: a letter as in a FEN, a blank, or nothing beyond the edge, which is two places wide above and below. */
type Grid = readonly string[];
const BLANK = ' ';
const BEYOND = '';

/** Places in a row, the edge between two rows among them. */
const ROW = 10;
const STEPS: Readonly<Record<string, number>> = { n: -ROW, e: 1, s: ROW, w: -1 };

/** How many places on a way leads, such as `nne`. */
function way(letters: string): number {
  return [...letters].reduce((places, letter) => places + STEPS[letter], 0);
}

const CROSS = ['n', 'e', 's', 'w'].map(way);
const DIAGONALS = ['ne', 'se', 'sw', 'nw'].map(way);
const STAR = [...CROSS, ...DIAGONALS];
const LEAPS = ['nne', 'nee', 'see', 'sse', 'ssw', 'sww', 'nww', 'nnw'].map(way);

const FILES = 'abcdefgh';

function placeOf(square: string): number {
  return (10 - Number(square[1])) * ROW + FILES.indexOf(square[0]) + 1;
}

function nameOf(place: number): string {
  return FILES[(place % ROW) - 1] + (10 - Math.floor(place / ROW));
}

function read(placement: string): Grid {
  const grid: string[] = new Array(12 * ROW).fill(BEYOND);
  const rows = placement.replace(/[1-8]/g, (digit) => BLANK.repeat(Number(digit))).split('/');
  rows.forEach((row, index) => {
    for (let file = 0; file < 8; file++) grid[(index + 2) * ROW + file + 1] = row[file];
  });
  return grid;
}

function owner(letter: string): Player | null {
  if (letter >= 'a') return 'black';
  return letter >= 'A' ? 'white' : null;
}

/** What a player sees, place by place, and the moves among what is seen that not every such piece has. */
interface Sight {
  readonly grid: Grid;
  readonly seen: Set<number>;
  readonly rare: string[];
}

function look(fen: string, player: Player): Sight {
  const [placement, turn, rights, passed] = fen.split(' ');
  const sight: Sight = { grid: read(placement), seen: new Set(), rare: [] };
  const isTurn = turn === (player === 'white' ? 'w' : 'b');
  const passedPlace = isTurn && passed !== '-' ? placeOf(passed) : null;

  for (let from = 2 * ROW; from < 10 * ROW; from++) {
    const letter = sight.grid[from];
    if (owner(letter) !== player) continue;
    sight.seen.add(from);
    const kind = letter.toLowerCase();
    if (kind === 'p') seePawn(sight, from, player, passedPlace);
    if (kind === 'n') for (const leap of LEAPS) see(sight, from + leap, player);
    if (kind === 'k') for (const step of STAR) see(sight, from + step, player);
    if (kind === 'r' || kind === 'q') for (const step of CROSS) seeAlong(sight, from, step, player);
    if (kind === 'b' || kind === 'q') for (const step of DIAGONALS) seeAlong(sight, from, step, player);
  }
  seeCastling(sight, rights, player);
  return sight;
}

function see({ grid, seen }: Sight, place: number, player: Player): void {
  if (grid[place] !== BEYOND && owner(grid[place]) !== player) seen.add(place);
}

function seeAlong(sight: Sight, from: number, step: number, player: Player): void {
  let place = from + step;
  for (; sight.grid[place] === BLANK; place += step) sight.seen.add(place);
  see(sight, place, player);
}

function seePawn({ grid, seen, rare }: Sight, from: number, player: Player, passed: number | null): void {
  const ahead = STEPS[player === 'white' ? 'n' : 's'];
  const isAtHome = nameOf(from)[1] === (player === 'white' ? '2' : '7');
  if (grid[from + ahead] === BLANK) {
    seen.add(from + ahead);
    if (isAtHome && grid[from + 2 * ahead] === BLANK) seen.add(from + 2 * ahead);
  }
  for (const side of [STEPS.e, STEPS.w]) {
    const diagonal = from + ahead + side;
    const standing = owner(grid[diagonal]);
    if (standing !== null && standing !== player) seen.add(diagonal);
    if (diagonal === passed) {
      seen.add(passed);
      seen.add(from + side);
      rare.push(`takes in passing on ${nameOf(passed)}`);
    }
  }
}

function seeCastling({ grid, seen, rare }: Sight, rights: string, player: Player): void {
  const rank = player === 'white' ? '1' : '8';
  const [king, queen] = player === 'white' ? ['K', 'Q'] : ['k', 'q'];
  for (const { right, between, to } of [
    { right: king, between: 'fg', to: `g${rank}` },
    { right: queen, between: 'bcd', to: `c${rank}` },
  ]) {
    const isFree = [...between].every((file) => grid[placeOf(file + rank)] === BLANK);
    if (!rights.includes(right) || !isFree) continue;
    seen.add(placeOf(to));
    rare.push(`castles to ${to}`);
  }
}

/** The names of the squares that `player` sees in this position, sorted. */
export function plainVision(fen: string, player: Player): string[] {
  return [...look(fen, player).seen].map(nameOf).sort();
}

/** What `player` sees in this position and can do in it, as a text: each square with what stands there, or `?`, and rare moves. */
export function plainSight(fen: string, player: Player): string {
  const { grid, seen, rare } = look(fen, player);
  const squares = grid.map((letter, place) => (letter === BEYOND || seen.has(place) ? letter : '?'));
  return [squares.join(''), ...rare].join(' ');
}
