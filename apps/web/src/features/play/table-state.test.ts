import fc from 'fast-check';
import {
  openTable,
  shownPlacement,
  shownTurn,
  type TableEvent,
  type TableState,
  tableReducer,
} from './table-state';
import { gameWith, movesOf, sightWith } from './testing/game-samples';

const play = (state: TableState, ...events: TableEvent[]) => events.reduce(tableReducer, state);
const told = (version: number, ply = version): TableEvent => ({
  kind: 'told',
  game: gameWith({ version, ply, status: 'active' }),
});

describe('whatever the line does to the events', () => {
  const deliveries = fc
    .integer({ min: 1, max: 12 })
    .chain((count) => {
      const versions = Array.from({ length: count }, (_, version) => version);
      const repeats = fc.array(fc.constantFrom(...versions), { maxLength: 12 });
      return fc.tuple(fc.constant(versions), repeats);
    })
    .chain(([versions, repeats]) =>
      fc.shuffledSubarray([...versions, ...repeats], { minLength: versions.length + repeats.length }),
    );

  test('the version on the screen never falls and ends at the newest', () => {
    fc.assert(
      fc.property(deliveries, (versions) => {
        let state = openTable(gameWith({ version: 0, ply: 0 }));
        for (const version of versions) {
          const before = state.game.version;
          state = play(state, told(version));
          expect(state.game.version).toBe(Math.max(before, version));
        }
        expect(state.game).toEqual((told(Math.max(...versions)) as { game: unknown }).game);
      }),
      { seed: 3 },
    );
  });
});

test('an equal version is told again with fresher clocks', () => {
  const clock = { left: { white: 1000, black: 2000 }, running: 'white' as const };
  const state = play(openTable(gameWith({ version: 3 })), {
    kind: 'told',
    game: gameWith({ version: 3, clock }),
  });
  expect(state.game.clock).toEqual(clock);
});

describe('an own move on its way', () => {
  const [e4] = movesOf('e2e4');
  const waiting = play(openTable(gameWith({ version: 1, ply: 0, status: 'active' })), {
    kind: 'moved',
    move: e4!,
  });

  test('stands until the game has passed its ply', () => {
    expect(waiting.pending).toEqual({ ...e4, ply: 0 });
    expect(play(waiting, told(2, 0)).pending).toEqual({ ...e4, ply: 0 });
    expect(play(waiting, told(2, 1)).pending).toBeNull();
  });

  test('is taken back when it is refused, with the reason', () => {
    expect(play(waiting, { kind: 'moveRefused', trouble: 'STALE_PLY' })).toMatchObject({
      pending: null,
      trouble: 'STALE_PLY',
    });
  });

  test('stays when something else is refused', () => {
    expect(play(waiting, { kind: 'refused', trouble: 'OFFER_TOO_SOON' })).toMatchObject({
      pending: e4,
      trouble: 'OFFER_TOO_SOON',
    });
  });

  test('makes it the other side’s turn on the screen', () => {
    expect(shownTurn(waiting)).toBe('black');
    expect(shownTurn(play(waiting, { kind: 'moveRefused', trouble: 'ILLEGAL_MOVE' }))).toBe('white');
  });

  test('is gone when the game has ended meanwhile', () => {
    const ended = gameWith({ version: 2, ply: 0, status: 'finished' });
    expect(play(waiting, { kind: 'told', game: ended }).pending).toBeNull();
  });

  test('an older game does not bring it back', () => {
    expect(play(waiting, told(2, 1), told(1, 0))).toMatchObject({ pending: null, game: { version: 2 } });
  });
});

test('the next thing asked for clears the last trouble', () => {
  const troubled = play(openTable(gameWith({})), { kind: 'refused', trouble: 'NO_OFFER' });
  expect(play(troubled, { kind: 'asked' }).trouble).toBeNull();
});

describe('the placement shown', () => {
  const board = sightWith({ eyes: 'white', placement: '8/8/8/8/8/8/4P3/????????' });
  const moved: TableEvent = { kind: 'moved', move: movesOf('e2e4')[0]! };
  const standing = '8/8/8/8/4P3/8/8/????????';

  test('has the own move standing while it is on its way, and hands it to the veil at the end', () => {
    const waiting = play(openTable(gameWith({ board })), moved);
    expect(shownPlacement(waiting)).toBe(standing);
    const ended = play(waiting, { kind: 'told', game: gameWith({ version: 1, status: 'finished' }) });
    expect(ended.veil).toBe(standing);
    expect(play(ended, { kind: 'told', game: gameWith({ version: 2, status: 'finished' }) }).veil).toBe(
      standing,
    );
  });

  test('stays dark where the board is dark', () => {
    const dark = play(openTable(gameWith({ role: 'both' })), moved);
    expect(shownPlacement(dark)).toBe(sightWith({}).placement);
  });

  test('leaves no veil over a game that was over before', () => {
    const over = openTable(gameWith({ status: 'finished' }));
    expect(play(over, { kind: 'told', game: gameWith({ version: 5, status: 'finished' }) }).veil).toBeNull();
  });
});
