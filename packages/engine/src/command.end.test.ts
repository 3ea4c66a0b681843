import { type Command, command } from './command.js';
import { type Game, newGame } from './game.js';
import { accepted, DAY, gameAfter, NOON, playOn, refusalOf, SECOND } from './testing/games.js';

const LATER = NOON + DAY;
const BLITZ = { kind: 'realtime', initialSeconds: 60, incrementSeconds: 0 } as const;

function after(game: Game, ...wishes: Command[]): Game {
  return wishes.reduce((before, wish) => accepted(command(before, wish, LATER)), game);
}

function refused(game: Game, wish: Command): string {
  return refusalOf(command(game, wish, LATER));
}

const waiting = newGame({ timeControl: null });
const begun = gameAfter('');
const oneMoved = gameAfter('e2e4');
const running = gameAfter('e2e4 e7e5');
const over = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');

describe('resigning', () => {
  test('gives the game to the other side, once', () => {
    const resigned = after(running, { kind: 'resign', color: 'white' });
    expect(resigned).toMatchObject({ status: 'finished', endedAt: LATER, turn: null });
    expect(resigned.result).toEqual({ winner: 'black', reason: 'resignation' });
    expect(after(resigned, { kind: 'resign', color: 'white' })).toBe(resigned);
    expect(refused(resigned, { kind: 'resign', color: 'black' })).toBe('GAME_OVER');
  });

  test.each([begun, oneMoved])('field fault 41: before both have moved it aborts', (game) => {
    const aborted = after(game, { kind: 'resign', color: 'black' });
    expect(aborted).toMatchObject({ status: 'aborted', result: null, endedAt: LATER });
    expect(after(aborted, { kind: 'resign', color: 'black' })).toBe(aborted);
  });

  test('needs a game under way', () => {
    expect(refused(waiting, { kind: 'resign', color: 'white' })).toBe('GAME_NOT_STARTED');
    expect(refused(over, { kind: 'resign', color: 'black' })).toBe('GAME_OVER');
  });
});

describe('aborting', () => {
  test.each([waiting, begun, oneMoved])('ends a game in which not both have moved, once', (game) => {
    const aborted = after(game, { kind: 'abort', color: 'white' });
    expect(aborted).toMatchObject({ status: 'aborted', result: null, turn: null });
    expect(after(aborted, { kind: 'abort', color: 'white' })).toBe(aborted);
    expect(refused(aborted, { kind: 'start' })).toBe('GAME_OVER');
  });

  test('is refused later', () => {
    expect(refused(running, { kind: 'abort', color: 'white' })).toBe('CANNOT_ABORT');
    expect(refused(over, { kind: 'abort', color: 'white' })).toBe('GAME_OVER');
  });
});

describe('offering a draw', () => {
  const offered = after(running, { kind: 'offerDraw', color: 'white', ply: 2 });

  test('stands until the other side moves', () => {
    expect(offered).toMatchObject({ status: 'active', drawOffer: 'white', ply: 2 });
    expect(offered.lastDrawOffers).toEqual({ white: 2, black: null });
    const ownMove = playOn(offered, 'g1f3', NOON);
    expect(ownMove.drawOffer).toBe('white');
    expect(playOn(ownMove, 'b8c6', NOON).drawOffer).toBeNull();
  });

  test('again while it stands changes nothing', () => {
    expect(after(offered, { kind: 'offerDraw', color: 'white', ply: 2 })).toBe(offered);
  });

  test('by the other side accepts it, and may be sent twice', () => {
    const drawn = after(offered, { kind: 'offerDraw', color: 'black', ply: 2 });
    expect(drawn).toMatchObject({ status: 'finished', drawOffer: null });
    expect(drawn.result).toEqual({ winner: null, reason: 'agreement' });
    expect(after(drawn, { kind: 'offerDraw', color: 'black', ply: 2 })).toBe(drawn);
  });

  test('is refused before both have moved', () => {
    expect(refused(begun, { kind: 'offerDraw', color: 'white', ply: 0 })).toBe('OFFER_TOO_SOON');
    expect(refused(oneMoved, { kind: 'offerDraw', color: 'white', ply: 1 })).toBe('OFFER_TOO_SOON');
  });

  test('is bound to the ply at which it was meant', () => {
    expect(refused(running, { kind: 'offerDraw', color: 'white', ply: 1 })).toBe('STALE_PLY');
    expect(refused(running, { kind: 'offerDraw', color: 'white', ply: 3 })).toBe('BAD_INPUT');
    const moved = playOn(offered, 'g1f3', NOON);
    expect(refused(moved, { kind: 'offerDraw', color: 'black', ply: 2 })).toBe('STALE_PLY');
  });

  test('is possible again after ten more own moves, for each side on its own', () => {
    // Nothing repeats here three times: the knights of both sides wander through different squares.
    const line =
      'g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 a2a3 a7a6 b2b3 b7b6 c1b2 c8b7 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 h2h3 h7h6';
    const declined = after(offered, { kind: 'declineDraw', color: 'black' });
    const nine = playOn(declined, line.split(' ').slice(0, 18).join(' '), NOON);
    expect(refused(nine, { kind: 'offerDraw', color: 'white', ply: nine.ply })).toBe('OFFER_TOO_SOON');
    expect(after(nine, { kind: 'offerDraw', color: 'black', ply: nine.ply }).drawOffer).toBe('black');
    const ten = playOn(declined, line, NOON);
    expect(after(ten, { kind: 'offerDraw', color: 'white', ply: ten.ply }).drawOffer).toBe('white');
  });

  test('needs a game under way', () => {
    expect(refused(waiting, { kind: 'offerDraw', color: 'white', ply: 0 })).toBe('GAME_NOT_STARTED');
    expect(refused(over, { kind: 'offerDraw', color: 'white', ply: 5 })).toBe('GAME_OVER');
  });
});

describe('declining a draw', () => {
  const offered = after(running, { kind: 'offerDraw', color: 'white', ply: 2 });

  test('takes the offer away, once', () => {
    const declined = after(offered, { kind: 'declineDraw', color: 'black' });
    expect(declined.drawOffer).toBeNull();
    expect(after(declined, { kind: 'declineDraw', color: 'black' })).toBe(declined);
    expect(refused(declined, { kind: 'offerDraw', color: 'white', ply: 2 })).toBe('OFFER_TOO_SOON');
  });

  test('is refused without an offer by the other side', () => {
    expect(refused(running, { kind: 'declineDraw', color: 'black' })).toBe('NO_OFFER');
    expect(refused(offered, { kind: 'declineDraw', color: 'white' })).toBe('NO_OFFER');
    expect(refused(playOn(offered, 'g1f3 b8c6', NOON), { kind: 'declineDraw', color: 'black' })).toBe(
      'NO_OFFER',
    );
    expect(refused(waiting, { kind: 'declineDraw', color: 'black' })).toBe('GAME_NOT_STARTED');
    expect(refused(over, { kind: 'declineDraw', color: 'black' })).toBe('GAME_OVER');
  });
});

describe('two people at one device', () => {
  test('agree a draw at once, once both sides have moved', () => {
    const drawn = after(running, { kind: 'agreeDraw', ply: running.ply });
    expect(drawn.result).toEqual({ winner: null, reason: 'agreement' });
    expect(after(drawn, { kind: 'agreeDraw', ply: 2 })).toBe(drawn);
    expect(refused(oneMoved, { kind: 'agreeDraw', ply: 1 })).toBe('OFFER_TOO_SOON');
    expect(refused(waiting, { kind: 'agreeDraw', ply: 0 })).toBe('GAME_NOT_STARTED');
    expect(refused(over, { kind: 'agreeDraw', ply: 5 })).toBe('GAME_OVER');
  });

  test('are refused in the same order as two at a distance', () => {
    for (const game of [waiting, begun, oneMoved, running, over]) {
      for (const ply of [-1, 0, 1, 2, 3, 5, 6]) {
        const apart = refused(game, { kind: 'offerDraw', color: 'white', ply });
        expect(refused(game, { kind: 'agreeDraw', ply })).toBe(apart);
      }
    }
  });
});

describe('the flag', () => {
  const timed = gameAfter('e2e4 e7e5', { timeControl: BLITZ });
  const deadline = NOON + 62 * SECOND;

  test('falls after the deadline with no player there, once', () => {
    expect(refusalOf(command(timed, { kind: 'flag' }, deadline))).toBe('BAD_INPUT');
    const lost = accepted(command(timed, { kind: 'flag' }, deadline + 1));
    expect(lost.result).toEqual({ winner: 'black', reason: 'timeout' });
    expect(accepted(command(lost, { kind: 'flag' }, deadline + 2))).toBe(lost);
  });

  test('falls for Black as for White', () => {
    const blacks = playOn(timed, 'g1f3', NOON + 2 * SECOND);
    const lost = accepted(command(blacks, { kind: 'flag' }, LATER));
    expect(lost.result).toEqual({ winner: 'white', reason: 'timeout' });
  });

  test('cannot fall where no clock runs', () => {
    expect(refused(running, { kind: 'flag' })).toBe('BAD_INPUT');
    expect(refused(gameAfter('e2e4', { timeControl: BLITZ }), { kind: 'flag' })).toBe('BAD_INPUT');
    expect(refused(waiting, { kind: 'flag' })).toBe('GAME_NOT_STARTED');
    expect(refused(over, { kind: 'flag' })).toBe('GAME_OVER');
  });
});
