import { command, type Game, newGame, type Position, parseUci, type Result } from '@fog/engine';

/**
 * A game by the rules, its moves played from the start: for games that the site itself tells of, and for games that are
 * over.
 *
 * @param moves half-moves in UCI
 * @param start the usual position unless another is given
 * @throws on a move that the rules do not allow
 */
export function playOut(moves: readonly string[], start?: Position): Game {
  const waiting = newGame(start ? { timeControl: null, start } : { timeControl: null });
  return moves.reduce(playOn, sure(command(waiting, { kind: 'start' }, 0)));
}

/**
 * The game after one more half-move of the side to move.
 *
 * @throws on a move that the rules do not allow
 */
export function playOn(game: Game, uci: string): Game {
  const { turn, ply } = game;
  if (!turn) throw new Error(`The game is over before ${uci}.`);
  return sure(command(game, { kind: 'move', color: turn, ply, ...sure(parseUci(uci)) }, 0));
}

/** @throws where there is no value: what is played here can be played */
export function sure<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`This cannot be played: ${result.problem}`);
  return result.value;
}
