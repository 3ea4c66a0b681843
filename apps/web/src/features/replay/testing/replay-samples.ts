import { command, type Game, newGame, parseUci, type ReplayFrame, type Result, view } from '@fog/engine';
import type { Frame } from '../load-replay';
import type { ReplayMove } from '../replay-boards';

/** The replay that the API would tell of a game of these half-moves in UCI, given up after them. */
function replayOf(moves: readonly string[]): ReplayFrame[] {
  const started = sure(command(newGame({ timeControl: null }), { kind: 'start' }, 0));
  const played = moves.reduce<Game>((game, uci, ply) => {
    const color = ply % 2 === 0 ? 'white' : 'black';
    return sure(command(game, { kind: 'move', color, ply, ...sure(parseUci(uci)) }, 0));
  }, started);
  const ended =
    played.endedAt === null ? sure(command(played, { kind: 'resign', color: 'white' }, 0)) : played;
  return view(ended, { kind: 'spectator' }).replay()?.frames() ?? [];
}

/** Its frames, as the page holds them. */
export function framesOf(moves: readonly string[]): Frame[] {
  return replayOf(moves).map(({ move, all, white, black }) => ({
    uci: move?.uci ?? null,
    all: all.placement,
    white: white.placement,
    black: black.placement,
    left: null,
  }));
}

/** Its half-moves, as the page lists them. */
export function movesOf(moves: readonly string[]): ReplayMove[] {
  return replayOf(moves)
    .slice(1)
    .map(({ ply, move }) => ({ ply, move }));
}

function sure<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`A sample cannot be played: ${result.problem}`);
  return result.value;
}
