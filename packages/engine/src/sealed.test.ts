import { inspect } from 'node:util';
import { Board } from './board.js';
import { START_POSITION } from './notation/fen.js';
import { standingOf } from './standing.js';
import { gameAfter } from './testing/games.js';
import { view } from './view.js';

const game = gameAfter('e2e4 d7d5 e4d5');

const SEALED = {
  'a game': game,
  'a position': START_POSITION,
  'a board': new Board(),
  'a game as it stands': standingOf(game),
  'a glance': view(standingOf(game), { kind: 'seat', color: 'white' }),
  'a view': view(game, { kind: 'seat', color: 'white' }),
};

describe.each(Object.entries(SEALED))('%s', (_, sealed) => {
  test('cannot be turned into JSON, alone or inside something else', () => {
    expect(() => JSON.stringify(sealed)).toThrow('hidden state');
    expect(() => JSON.stringify({ list: [sealed] })).toThrow('hidden state');
    expect(() => JSON.stringify({ ...sealed, more: sealed })).toThrow('hidden state');
  });

  test('shows nothing when printed, however deep', () => {
    const name = sealed.constructor.name;
    expect(inspect(sealed, { depth: null, showHidden: true })).toBe(`${name} {}`);
    expect(inspect({ inside: sealed }, { depth: null })).toBe(`{ inside: ${name} {} }`);
    expect(`${sealed}`).toBe('[object Object]');
  });
});

test.each(['a game', 'a game as it stands', 'a glance', 'a view'] as const)(
  '%s has no own properties to copy',
  (name) => {
    expect(Reflect.ownKeys(SEALED[name])).toEqual([]);
    expect({ ...SEALED[name] }).toEqual({});
  },
);

test('what a view gives is plain data', () => {
  const board = view(game, { kind: 'seat', color: 'white' }).board();
  expect(JSON.parse(JSON.stringify(board))).toEqual(board);
});
