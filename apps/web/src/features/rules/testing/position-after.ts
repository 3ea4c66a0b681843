import { type Position, parseFen, parseUci, play, START_POSITION } from '@fog/engine';
import { sure } from '../../../lib/play-out';

/** The position after these moves, reached move by move and not through a game. */
export function positionAfter(moves: readonly string[], fen?: string): Position {
  const start = fen ? sure(parseFen(fen)) : START_POSITION;
  return moves.reduce((position, uci) => sure(play(position, sure(parseUci(uci)))), start);
}
