import { readFile } from 'node:fs/promises';
import { SQUARE_NAMES, type SquareName } from '@fog/engine';
import { startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

interface Vector {
  readonly moves: readonly string[];
  /** For the start and after each ply, 64 bits in hexadecimal: a1 is bit 0, h8 bit 63. */
  readonly visibleWhite: readonly string[];
  readonly visibleBlack: readonly string[];
  readonly outcome: string;
}

const FIXTURE = new URL('../../../../packages/engine/fixtures/games.json', import.meta.url);
/** The shortest two; the engine's own tests play them all. */
const SAMPLE = 2;

let server: TestServer;
let vectors: Vector[];
beforeAll(async () => {
  server = await startTestServer();
  const all = JSON.parse(await readFile(FIXTURE, 'utf8')) as Vector[];
  vectors = all.sort((one, other) => one.moves.length - other.moves.length).slice(0, SAMPLE);
});
afterAll(() => server.close());

const VISIBLE = 'query ($id: ID!, $eyes: Eyes) { game(id: $id) { board(eyes: $eyes) { visibleSquares } } }';
const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) {
  ... on Game { status result { winner reason } } ... on Problem { code } } }`;
const PROMOTIONS: Record<string, string> = { q: 'QUEEN', r: 'ROOK', b: 'BISHOP', n: 'KNIGHT' };

const maskOf = (squares: readonly string[]) =>
  squares
    .reduce((mask, square) => mask | (1n << BigInt(SQUARE_NAMES.indexOf(square as SquareName))), 0n)
    .toString(16)
    .padStart(16, '0');

test.each(Array.from({ length: SAMPLE }, (_, index) => index))(
  'game %i: every view at every ply',
  async (index) => {
    const { moves, visibleWhite, visibleBlack, outcome } = vectors[index];
    const { id, white, black } = await startGame(server);
    let last: { status: string; result: { winner: string; reason: string } } | undefined;
    for (let ply = 0; ply <= moves.length; ply += 1) {
      const masks = await Promise.all(
        [white, black].map(async (client, side) => {
          const eyes = side === 0 ? 'WHITE' : 'BLACK';
          return maskOf((await client.ask(VISIBLE, { id, eyes })).data.game.board.visibleSquares);
        }),
      );
      expect({ ply, masks }).toEqual({ ply, masks: [visibleWhite[ply], visibleBlack[ply]] });
      if (ply === moves.length) break;
      const uci = moves[ply];
      const input = {
        gameId: id,
        ply,
        from: uci.slice(0, 2),
        to: uci.slice(2, 4),
        promotion: PROMOTIONS[uci[4]],
      };
      last = (await (ply % 2 === 0 ? white : black).ask(PLAY, { input })).data.playMove;
    }
    const [winner, reason] = outcome.toUpperCase().split(':');
    expect(last).toEqual({ status: 'FINISHED', result: { winner, reason } });
  },
);
