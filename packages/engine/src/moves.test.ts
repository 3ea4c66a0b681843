import { legalMoves } from './moves.js';
import { makeFen } from './notation/fen.js';
import { makeUci } from './notation/uci.js';
import { canTakeEnPassant } from './position.js';
import { ffishMoves } from './testing/ffish.js';
import { seededRandom } from './testing/random.js';
import { randomWalk } from './testing/random-walk.js';

const POSITIONS = process.env.TEST_LONG === '1' ? 200_000 : 20_000;

test(`${POSITIONS} random positions have the moves that Fairy-Stockfish lists`, async () => {
  const expected = await ffishMoves();
  const random = seededRandom(60);
  const met = { enPassant: 0, castling: 0, promotion: 0 };
  let compared = 0;
  while (compared < POSITIONS) {
    for (const { position, move } of randomWalk(random)) {
      if (move === null) break;
      const fen = makeFen(position);
      const moves = legalMoves(position).map(makeUci).sort();
      if (moves.join() !== expected(fen).join())
        expect({ fen, moves }).toEqual({ fen, moves: expected(fen) });
      compared++;
      if (canTakeEnPassant(position)) met.enPassant++;
      if (moves.some((text) => text.length === 5)) met.promotion++;
      if (position.castlingRights !== 0 && /e1[cg]1|e8[cg]8/.test(moves.join())) met.castling++;
    }
  }
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(50);
}, 600_000);
