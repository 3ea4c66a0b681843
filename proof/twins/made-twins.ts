import { START_FEN } from '@fog/engine';
import { type Onlooker, type Twins, twinsOf } from './twins.js';

/** Twins that chance finds seldom: what differs, who cannot tell, and the two games from the usual start. */
const GAMES: readonly (readonly [string, Onlooker, string, string])[] = [
  ['a pawn or a knight has moved', 'white', 'e2e4 b8c6', 'e2e4 d7d6'],
  ['a piece was taken or none', 'spectator', 'e2e4 d7d5 e4d5', 'e2e4 e7e5 g1f3'],
  ['a pawn has made a single or a double step', 'white', 'e2e4 c7c6', 'e2e4 c7c5'],
  ['a position has stood twice or once', 'white', 'g1f3 g8f6 f3g1 f6g8', 'g1f3 g8f6 f3g1 h8g8'],
  [
    'rights to castle are lost or kept',
    'white',
    'd2d4 a7a5 g1f3 a8a7 f3g1 a7a8',
    'd2d4 a7a5 g1f3 b8c6 f3g1 c6b8',
  ],
  [
    'the other side has castled or not',
    'white',
    'a2a3 g8f6 a3a4 e7e6 a4a5 f8e7 h2h3 e8g8',
    'a2a3 g8f6 a3a4 e7e6 a4a5 f8e7 h2h3 b8c6',
  ],
  [
    'a pawn has become a queen or a knight',
    'white',
    'a2a3 h7h5 a3a4 h5h4 a4a5 h4h3 b2b3 h3g2 b3b4 g2h1q',
    'a2a3 h7h5 a3a4 h5h4 a4a5 h4h3 b2b3 h3g2 b3b4 g2h1n',
  ],
  [
    'a pawn has become a rook or a bishop, unseen by Black',
    'black',
    'h2h4 a7a6 h4h5 a6a5 h5h6 a5a4 h6g7 b7b6 g7h8r',
    'h2h4 a7a6 h4h5 a6a5 h5h6 a5a4 h6g7 b7b6 g7h8b',
  ],
  ['the king has moved or a bishop', 'black', 'e2e3 a7a6 e1e2', 'e2e3 a7a6 f1e2'],
  ['a king stands attacked or not', 'spectator', 'e2e4 f7f6 d1h5', 'e2e4 e7e5 a2a3'],
];

/** Each made pair of twins. */
export const MADE_TWINS: readonly Twins[] = GAMES.map(([difference, onlooker, a, b]) => {
  const others = b.split(' ');
  const moves = a.split(' ').map((move, ply) => [move, others[ply]] as const);
  const twins = twinsOf(onlooker, [START_FEN, START_FEN], moves);
  if (twins === null) throw new Error(`${onlooker} can tell: ${difference}`);
  return twins;
});
