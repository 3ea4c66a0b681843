import type { ClockState } from '../clock.js';
import { factsOf, type Game, type GameFacts, gameWith, newGame } from '../game.js';
import { END_REASONS, type GameResult } from '../outcome.js';
import { packed } from '../packed-move.js';
import { current, finished, moved, started } from '../progress.js';
import { accept, type Result, refuse } from '../result.js';
import { parseTimeControl, type TimeControl } from '../time-control.js';
import { START_FEN } from './fen.js';
import { PGN_TERMINATIONS } from './pgn.js';
import { type PgnParts, takeApart } from './pgn-tokens.js';
import { parseSan } from './san-parse.js';

/** Why a PGN is not taken in. */
export const PGN_PROBLEMS = [
  'NOT_A_PGN',
  'OTHER_VARIANT',
  'CHESS960',
  'THREE_CHECK',
  'ODDS',
  'OTHER_START',
  'MORE_THAN_ONE_GAME',
  'UNFINISHED',
  'ILLEGAL_MOVE',
  'MOVE_AFTER_END',
  'RESULT_MISMATCH',
] as const;
export type PgnProblem = (typeof PGN_PROBLEMS)[number];

/** A game read from a PGN: its tags as written, and the finished game itself. */
export interface ImportedGame {
  readonly tags: ReadonlyMap<string, string>;
  readonly game: Game;
}

/**
 * Reads the PGN of one finished game of this variant. What PGN does not tell is filled in: all moves bear the instant at
 * which the game began, and a decisive result without a reason counts as resignation, a draw as agreed.
 */
export function parsePgn(text: string): Result<ImportedGame, PgnProblem> {
  const parts = takeApart(text);
  if (parts === null) return refuse('NOT_A_PGN');
  const problem = variantProblem(parts.tags) ?? startProblem(parts.tags) ?? resultProblem(parts);
  if (problem !== null) return refuse(problem);

  const at = instantOf(parts.tags);
  let facts = started(factsOf(newGame({ timeControl: timeControlOf(parts.tags) })), at);
  for (const { san, clockMs } of parts.moves) {
    if (facts.status !== 'active') return refuse('MOVE_AFTER_END');
    const move = parseSan(current(facts), san);
    if (!move.ok) return refuse('ILLEGAL_MOVE');
    facts = moved(facts, packed(move.value), clockAfter(facts, clockMs, at), at);
  }
  const result = resultOf(parts, facts.result);
  if (result === null) return refuse('RESULT_MISMATCH');
  const ended = facts.status === 'active' ? finished(facts, result, at) : facts;
  return accept({ tags: parts.tags, game: gameWith(ended) });
}

const VARIANT_NAMES = ['fogofwar', 'fogofwarchess', 'darkchess'];

function variantProblem(tags: PgnParts['tags']): PgnProblem | null {
  const variant = lettersOf(tags.get('Variant') ?? '');
  if (/960|fischer/.test(variant)) return 'CHESS960';
  if (/threecheck|3check/.test(variant)) return 'THREE_CHECK';
  if (/odds/.test(variant) || tags.has('Odds')) return 'ODDS';
  return VARIANT_NAMES.includes(variant) ? null : 'OTHER_VARIANT';
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A start that lacks pieces is odds, one whose first ranks are shuffled is Chess960, every other is another start. */
function startProblem(tags: PgnParts['tags']): PgnProblem | null {
  const fen = tags.get('FEN') ?? (tags.get('SetUp') === '1' ? '' : START_FEN);
  if (fen === START_FEN) return null;
  const [placement] = fen.split(' ', 1);
  const [usual] = START_FEN.split(' ', 1);
  if (isUsualLess(placement, usual)) return 'ODDS';
  return sorted(placement) === sorted(usual) && /^[a-z]{8}\/p{8}\/8\/8\/8\/8\/P{8}\/[A-Z]{8}$/.test(placement)
    ? 'CHESS960'
    : 'OTHER_START';
}

function isUsualLess(placement: string, usual: string): boolean {
  const squares = spread(placement);
  return (
    squares.length === 71 && [...spread(usual)].every((letter, at) => [letter, '.'].includes(squares[at]))
  );
}

function spread(placement: string): string {
  return placement.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)));
}

function sorted(placement: string): string {
  return [...placement].sort().join('');
}

function resultProblem({ tags, result, hasMore }: PgnParts): PgnProblem | null {
  if (hasMore) return 'MORE_THAN_ONE_GAME';
  if (result === null || result === '*') return 'UNFINISHED';
  return (tags.get('Result') ?? result) === result ? null : 'RESULT_MISMATCH';
}

/** The result that moves, result token and Termination tag agree on; null if they do not. */
function resultOf({ tags, result, moves }: PgnParts, byMoves: GameResult | null): GameResult | null {
  const winner = result === '1-0' ? 'white' : result === '0-1' ? 'black' : null;
  const termination = (tags.get('Termination') ?? '').toLowerCase();
  const told = END_REASONS.find((reason) => PGN_TERMINATIONS[reason] === termination);
  if (byMoves !== null) {
    const agrees = byMoves.winner === winner && (told ?? byMoves.reason) === byMoves.reason;
    return agrees ? byMoves : null;
  }
  const reason =
    told ?? (winner === null ? 'agreement' : /time/.test(termination) ? 'timeout' : 'resignation');
  const isDraw = reason === 'agreement';
  const isToldAlone = isDraw || reason === 'resignation' || reason === 'timeout';
  return isToldAlone && isDraw === (winner === null) && moves.length >= 2 ? { winner, reason } : null;
}

/** From the first move on that does not tell its clock there is none. */
function clockAfter(facts: GameFacts, clockMs: number | null, at: number): ClockState | null {
  if (facts.clock === null || clockMs === null) return null;
  const left = current(facts).turn === 'white' ? { whiteMs: clockMs } : { blackMs: clockMs };
  return { ...facts.clock, ...left, running: null, at };
}

/** The instant that the tags tell of, in ms since the epoch, or its beginning. */
function instantOf(tags: PgnParts['tags']): number {
  const date = (tags.get('UTCDate') ?? tags.get('Date') ?? '').replaceAll('.', '-');
  const at = Date.parse(`${date}T${tags.get('UTCTime') ?? '00:00:00'}Z`);
  return Number.isNaN(at) ? 0 : at;
}

/** What `makePgn` writes; other ways of keeping time count as none. */
function timeControlOf(tags: PgnParts['tags']): TimeControl | null {
  const text = tags.get('TimeControl') ?? '-';
  const realtime = /^(\d{1,6})\+(\d{1,3})$/.exec(text);
  const correspondence = /^1\/(\d{1,8})$/.exec(text);
  const parsed = parseTimeControl({
    initialSeconds: realtime === null ? null : Number(realtime[1]),
    incrementSeconds: realtime === null ? null : Number(realtime[2]),
    daysPerMove: correspondence === null ? null : Number(correspondence[1]) / (24 * 60 * 60),
  });
  return parsed.ok ? parsed.value : null;
}
