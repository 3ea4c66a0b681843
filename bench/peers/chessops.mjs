import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';

export const speed = 'slow';

export function bulk(fen, depth) {
  return perft(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), depth);
}
