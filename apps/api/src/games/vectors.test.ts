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
const PLAY = `mutation ($input: PlayMoveInput!, $eyes: Eyes) { playMove(input: $input) {
  ... on Game { status result { winner reason } board(eyes: $eyes) { visibleSquares } } ... on Problem { code } } }`;
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
    const clients = [white, black];
    const EYES = ['WHITE', 'BLACK'];
    const seenBy = async (side: number) =>
      (await clients[side].ask(VISIBLE, { id, eyes: EYES[side] })).data.game.board.visibleSquares;
    const expectViews = (ply: number, views: readonly (readonly string[])[]) =>
      expect({ ply, masks: views.map(maskOf) }).toEqual({
        ply,
        masks: [visibleWhite[ply], visibleBlack[ply]],
      });
    expectViews(0, [await seenBy(0), await seenBy(1)]);
    let last: { status: string; result: { winner: string; reason: string } } | undefined;
    for (const [ply, uci] of moves.entries()) {
      const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), PROMOTIONS[uci[4]]];
      const side = ply % 2;
      const input = { gameId: id, ply, from, to, promotion };
      const { board, ...answer } = (await clients[side].ask(PLAY, { input, eyes: EYES[side] })).data.playMove;
      const views = [board.visibleSquares, await seenBy(1 - side)];
      expectViews(ply + 1, side === 0 ? views : views.reverse());
      last = answer;
    }
    const [winner, reason] = outcome.toUpperCase().split(':');
    expect(last).toEqual({ status: 'FINISHED', result: { winner, reason } });
  },
);
