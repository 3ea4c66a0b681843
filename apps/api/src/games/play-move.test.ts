import { createGame, play, playAll, see, startGame, type TestGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** 1.e4 f6 2.Qh5 a6 3.Qxe8: the king is taken. */
const KING_TAKEN = 'e2e4 f7f6 d1h5 a7a6 h5e8';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the order of checks', () => {
  let game: TestGame;
  beforeAll(async () => {
    game = await startGame(server);
    await playAll(game, 'e2e4 e7e5');
  });

  type Who = 'stranger' | 'guest' | 'white' | 'black';
  // Each row is wrong in its own way and in every later one too, so that only the first check can speak.
  const rows: [expected: string, who: Who, gameId: string | null, ply: number, uci: string][] = [
    ['UNAUTHENTICATED', 'stranger', 'gMissing', -1, 'a1a1'],
    ['BAD_INPUT', 'guest', 'gMissing', -1, 'a1a1'],
    ['GAME_NOT_FOUND', 'guest', 'gMissing', 0, 'a1a1'],
    ['NOT_YOUR_GAME', 'guest', null, 0, 'a1a1'],
    ['NOT_YOUR_GAME', 'guest', null, 2, 'g1f3'],
    ['STALE_PLY', 'white', null, 0, 'd2d4'],
    ['STALE_PLY', 'black', null, 0, 'e2e4'],
    ['NOT_YOUR_TURN', 'black', null, 7, 'a1a1'],
    ['BAD_INPUT', 'white', null, 3, 'a1a1'],
    ['ILLEGAL_MOVE', 'white', null, 2, 'a1a1'],
  ];

  test.each(rows)('%s for the %s', async (expected, who, gameId, ply, uci) => {
    const clients = { ...game, stranger: server.stranger(), guest: await server.guest() };
    const before = await see(game.white, game.id);
    expect(await play(clients[who], gameId ?? game.id, ply, uci)).toMatchObject({ code: expected });
    expect(await see(game.white, game.id)).toEqual(before);
  });

  test('GAME_NOT_STARTED while a seat is free, GAME_OVER after the end, before whose turn it is', async () => {
    const creator = await server.guest();
    const waiting = await createGame(creator, { pairing: 'FRIEND', color: 'BLACK' });
    expect(await play(creator, waiting.id, 5, 'a1a1')).toEqual({ code: 'GAME_NOT_STARTED' });

    const over = await startGame(server);
    await playAll(over, KING_TAKEN);
    expect(await play(over.white, over.id, 9, 'a1a1')).toEqual({ code: 'GAME_OVER' });
  });

  test('one code for every illegal move, whatever the reason', async () => {
    const reasons = ['a1a5', 'e8e7', 'd4d5', 'e4e5', 'e1e3', 'e4d5', 'e1g1', 'b1d2', 'g1f3q', 'd2d4n'];
    for (const uci of reasons)
      expect(await play(game.white, game.id, 2, uci)).toEqual({ code: 'ILLEGAL_MOVE' });
  });
});

describe('the same move again', () => {
  test('gives the game as it stands now, by the same seat only', async () => {
    const game = await startGame(server);
    await playAll(game, 'e2e4 e7e5 g1f3');
    const again = await play(game.white, game.id, 0, 'e2e4');
    expect(again).toMatchObject({ ply: 3, version: 5, turn: 'BLACK' });
    expect(again).toEqual(await see(game.white, game.id));
    expect(await play(game.black, game.id, 0, 'e2e4')).toEqual({ code: 'STALE_PLY' });
    expect(await play(game.white, game.id, 2, 'g1h3')).toEqual({ code: 'STALE_PLY' });
  });

  test('also when it took the king', async () => {
    const game = await startGame(server);
    const won = await playAll(game, KING_TAKEN);
    expect(won).toMatchObject({ status: 'FINISHED', result: { winner: 'WHITE', reason: 'KING_CAPTURED' } });
    expect(await play(game.white, game.id, 4, 'h5e8')).toEqual(won);
    expect(await play(game.white, game.id, 4, 'h5h7')).toEqual({ code: 'STALE_PLY' });
  });

  test('sent many times at once is played once', async () => {
    const game = await startGame(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(game.white, game.id, 0, 'e2e4')));
    for (const answer of answers) expect(answer).toMatchObject({ ply: 1, version: 3 });
    const others = await Promise.all(
      ['e7e5', 'd7d5', 'c7c5', 'e7e5'].map((uci) => play(game.black, game.id, 1, uci)),
    );
    const played = others.filter((answer) => answer.ply === 2);
    expect(played.length).toBeGreaterThanOrEqual(1);
    expect(others.filter((answer) => answer.ply !== 2)).toEqual(
      Array.from({ length: 4 - played.length }, () => ({ code: 'STALE_PLY' })),
    );
    expect(await see(game.black, game.id)).toMatchObject({ ply: 2, version: 4 });
  });

  test('in either spelling of castling', async () => {
    const game = await startGame(server);
    const castled = await playAll(game, 'g1f3 a7a6 g2g3 a6a5 f1g2 a5a4 e1h1');
    expect(castled.moves[6].move).toMatchObject({ from: 'e1', to: 'g1', uci: 'e1g1', san: 'O-O' });
    expect(await play(game.white, game.id, 6, 'e1g1')).toEqual(castled);
    expect(await play(game.white, game.id, 6, 'e1h1')).toEqual(castled);
  });
});
