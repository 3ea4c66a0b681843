import { factsOf, type Game, isOver } from '../game.js';
import type { EndReason, GameResult } from '../outcome.js';
import type { TimeControl } from '../time-control.js';
import { makeFen, START_FEN } from './fen.js';

/** What a game does not know of itself: who played, where. Unknown names are written as "?". */
export interface PgnTags {
  readonly event?: string;
  readonly site?: string;
  readonly white?: string;
  readonly black?: string;
}

/** The name of this variant in a PGN's Variant tag. */
export const PGN_VARIANT = 'Fog of War';

/** How each end is told in a PGN's Termination tag; "abandoned" tells of an aborted game. */
export const PGN_TERMINATIONS: Readonly<Record<EndReason, string>> = {
  king_captured: 'king captured',
  resignation: 'resignation',
  timeout: 'time forfeit',
  stalemate: 'stalemate',
  threefold_repetition: 'threefold repetition',
  fifty_move_rule: 'fifty-move rule',
  agreement: 'agreement',
};

/** The PGN of an ended game; null before the end, when it would tell everything. Moves stand in lines of at most 79. */
export function makePgn(game: Game, tags: PgnTags = {}): string | null {
  if (!isOver(game)) return null;
  const result = resultToken(game.result);
  const head = tagPairs(game, tags, result).flatMap(([name, value]) =>
    value === null ? [] : [`[${name} "${escaped(value)}"]`],
  );
  return `${head.join('\n')}\n\n${wrapped([...moveTokens(game), result])}\n`;
}

/** The tags in their order; null stands where one is left out. */
function tagPairs(
  game: Game,
  { event, site, white, black }: PgnTags,
  result: string,
): [name: string, value: string | null][] {
  const { date, time } = dateAndTime(game.startedAt ?? game.endedAt);
  const start = makeFen(factsOf(game).positions[0]);
  const ownStart = start === START_FEN ? null : start;
  return [
    ['Event', event ?? '?'],
    ['Site', site ?? '?'],
    ['Date', date ?? '????.??.??'],
    ['Round', '-'],
    ['White', white ?? '?'],
    ['Black', black ?? '?'],
    ['Result', result],
    ['Variant', PGN_VARIANT],
    ['Termination', game.result === null ? 'abandoned' : PGN_TERMINATIONS[game.result.reason]],
    ['TimeControl', timeControlTag(game.timeControl)],
    ['UTCDate', date],
    ['UTCTime', time],
    ['PlyCount', String(game.ply)],
    ['SetUp', ownStart === null ? null : '1'],
    ['FEN', ownStart],
  ];
}

/** The parts of an instant as PGN writes them, in UTC. */
function dateAndTime(at: number | null): { date: string | null; time: string | null } {
  if (at === null) return { date: null, time: null };
  const [date, time] = new Date(at).toISOString().split(/[T.]/);
  return { date: date.replaceAll('-', '.'), time };
}

function resultToken(result: GameResult | null): string {
  if (result === null) return '*';
  if (result.winner === null) return '1/2-1/2';
  return result.winner === 'white' ? '1-0' : '0-1';
}

/** Seconds and increment, or one move in so many seconds; "-" without a clock. */
function timeControlTag(timeControl: TimeControl | null): string {
  if (timeControl === null) return '-';
  return timeControl.kind === 'realtime'
    ? `${timeControl.initialSeconds}+${timeControl.incrementSeconds}`
    : `1/${timeControl.daysPerMove * 24 * 60 * 60}`;
}

/** A tag's value on one line of printable characters, at a length that a line can hold. */
function escaped(value: string): string {
  const printable = [...value.replace(/\p{Cc}+/gu, ' ')].slice(0, 200).join('');
  return printable.replace(/["\\]/g, (character) => `\\${character}`);
}

function moveTokens(game: Game): string[] {
  const { positions } = factsOf(game);
  return game.moves.flatMap(({ color, san, whiteMs, blackMs }, index) => {
    const number = positions[index].moveNumber;
    const isNumbered = color === 'white' || index === 0 || whiteMs !== null;
    const prefix = isNumbered ? [`${number}${color === 'white' ? '.' : '...'}`] : [];
    const left = color === 'white' ? whiteMs : blackMs;
    return [...prefix, san, ...(left === null ? [] : [`{[%clk`, `${clockText(left)}]}`])];
  });
}

/** Hours, minutes and seconds, with thousandths where there are any: 0:02:59.5. */
function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map(String);
  const fraction = (milliseconds % 1000) / 1000;
  return [hours, ...rest.map((part) => part.padStart(2, '0'))].join(':') + String(fraction).slice(1);
}

/** The tokens in lines of at most 79 characters. */
function wrapped(tokens: readonly string[]): string {
  const lines = [''];
  for (const token of tokens) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = token;
    else if (line.length + 1 + token.length <= 79) lines[lines.length - 1] = `${line} ${token}`;
    else lines.push(token);
  }
  return lines.join('\n');
}
