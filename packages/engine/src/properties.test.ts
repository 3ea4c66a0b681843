/**
 * Properties of whole games. A game is drawn as a list of numbers, each choosing among the moves there are, so that a
 * game that breaks a property shrinks to the shortest one that does.
 */
import fc from 'fast-check';
import { legalMoves, packedMoves } from './moves.js';
import { makeFen, positionOf, START_FEN } from './notation/fen.js';
import { makeUci } from './notation/uci.js';
import type { GameResult } from './outcome.js';
import { unpacked } from './packed-move.js';
import { make, playPacked, unmake } from './play.js';
import { type Position, positionKey, scratchPosition } from './position.js';
import { gameAfter } from './testing/games.js';

const RUNS = process.env.TEST_LONG === '1' ? 2_000 : 200;

const STARTS = [
  START_FEN,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
];

const CHOICES = fc.array(fc.nat(), { maxLength: 120, size: 'max' });

/** The positions of a game in which each number chose the next move; it ends where there are no moves. */
function positionsOf(start: string, choices: readonly number[]): Position[] {
  const positions = [positionOf(start)];
  for (const choice of choices) {
    const newest = positions[positions.length - 1];
    const moves = packedMoves(newest);
    if (moves.length === 0) break;
    positions.push(playPacked(newest, moves[choice % moves.length]));
  }
  return positions;
}

/** Holds the property against the last position of random games. */
function holdsForPositions(holds: (position: Position) => boolean): void {
  fc.assert(
    fc.property(fc.constantFrom(...STARTS), CHOICES, (start, choices) => {
      const position = positionsOf(start, choices).at(-1);
      return position !== undefined && holds(position);
    }),
    { numRuns: RUNS, seed: 61 },
  );
}

/** All that a position is, in one text. */
function told(position: Position): string {
  const { low, high } = positionKey(position);
  return `${makeFen(position)} ${low} ${high}`;
}

test('making and unmaking any move gives the position back, key and all', () => {
  holdsForPositions((position) => {
    const scratch = scratchPosition(position);
    return packedMoves(position).every((move) => {
      const undo = make(scratch, move);
      const isMade = told(scratch) === told(playPacked(position, move));
      unmake(scratch, move, undo);
      return isMade && told(scratch) === told(position);
    });
  });
});

test('a position written as FEN and read again is the same, and so is its key', () => {
  holdsForPositions((position) => told(positionOf(makeFen(position))) === told(position));
});

/** The rules on how a game ends, once more and slowly, from the FENs of its positions alone. */
function plainOutcome(fens: readonly string[]): GameResult | null {
  const newest = fens[fens.length - 1];
  const [placement, , , , clock] = newest.split(' ');
  if (!placement.includes('K')) return { winner: 'black', reason: 'king_captured' };
  if (!placement.includes('k')) return { winner: 'white', reason: 'king_captured' };
  if (legalMoves(positionOf(newest)).length === 0) return { winner: null, reason: 'stalemate' };
  const sames = fens.filter((fen) => repetitionText(fen) === repetitionText(newest));
  if (sames.length >= 3) return { winner: null, reason: 'threefold_repetition' };
  return Number(clock) >= 100 ? { winner: null, reason: 'fifty_move_rule' } : null;
}

/** What must be the same: the en passant square counts only if it is the target of a pawn's move. */
function repetitionText(fen: string): string {
  const [placement, turn, rights, enPassant] = fen.split(' ');
  const position = positionOf(fen);
  const isUsable = legalMoves(position).some(
    ({ from, to }) => to === enPassant && from[0] !== to[0] && isPawnOn(from, fen),
  );
  return [placement, turn, rights, isUsable ? enPassant : '-'].join(' ');
}

function isPawnOn(square: string, fen: string): boolean {
  const row = fen.split(' ')[0].split('/')[8 - Number(square[1])];
  const letters = row.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)));
  return letters['abcdefgh'.indexOf(square[0])].toLowerCase() === 'p';
}

/** Positions in which games repeat, stall or run out of moves soon. */
const CLOSE_TO_AN_END = [
  '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
  '4k1n1/8/8/8/8/8/8/4K1N1 w - - 95 70',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 88 60',
  '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
  '5bnk/4p1br/4Pp1p/5P1P/8/8/8/3K4 w - - 97 80',
  '8/8/8/8/8/p1p5/PpP5/kBK5 w - - 0 1',
];

test('games end when, how and in the order the rules say', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...CLOSE_TO_AN_END),
      fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 60, size: 'max' }),
      (start, choices) => {
        const positions = positionsOf(start, choices);
        const fens = positions.map(makeFen);
        const end = fens.findIndex((_, ply) => plainOutcome(fens.slice(0, ply + 1)) !== null);
        const plies = end === -1 ? fens.length - 1 : end;
        const game = gameAfter(movesBetween(positions.slice(0, plies + 1)), { start });
        met.add(game.result?.reason ?? 'none');
        expect(game.ply).toBe(plies);
        expect(game.result).toEqual(plainOutcome(fens.slice(0, plies + 1)));
      },
    ),
    { numRuns: RUNS, seed: 62 },
  );
  expect([...met].sort()).toEqual(
    expect.arrayContaining(['fifty_move_rule', 'king_captured', 'stalemate', 'threefold_repetition']),
  );
});

/** The moves (UCI) that lead from each position to the next. */
function movesBetween(positions: readonly Position[]): string {
  const steps = positions.slice(1).map((next, index) => {
    const moves = packedMoves(positions[index]);
    const played = moves.find((move) => makeFen(playPacked(positions[index], move)) === makeFen(next)) ?? 0;
    return makeUci(unpacked(played));
  });
  return steps.join(' ');
}
