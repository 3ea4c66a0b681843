import * as engine from './index.js';

test('there is one door out of a game: nothing that reaches its facts is exported', () => {
  const exported = Object.keys(engine);
  for (const name of [
    'Game',
    'Glance',
    'Standing',
    'View',
    'factsOf',
    'gameWith',
    'momentOf',
    'standingOf',
    'boardThrough',
    'replayOf',
    'Board',
    'Position',
  ]) {
    expect(exported).not.toContain(name);
  }
  expect(exported).toContain('view');
});

test('nobody can make a game or a view but the engine', () => {
  const game = engine.newGame({ timeControl: null });
  const empty: engine.Game = Reflect.construct(game.constructor, []);
  expect(() => empty.status).toThrow(TypeError);
  const ended: engine.Game = Object.create(game, { status: { value: 'finished' }, ply: { value: 0 } });
  expect(() => engine.view(ended, { kind: 'spectator' }).board()).toThrow(TypeError);
});

test('a whole game through the public door', () => {
  let game = engine.newGame({ timeControl: null });
  const wishes: engine.Command[] = [
    { kind: 'start' },
    { kind: 'move', color: 'white', ply: 0, from: 'e2', to: 'e4', promotion: null },
    { kind: 'move', color: 'black', ply: 1, from: 'd7', to: 'd5', promotion: null },
    { kind: 'resign', color: 'black' },
  ];
  for (const wish of wishes) {
    const answer = engine.command(game, wish, 0);
    if (answer.ok) game = answer.value;
  }
  expect(game.result).toEqual({ winner: 'white', reason: 'resignation' });
  expect(engine.view(game, { kind: 'spectator' }).replay()?.frames()).toHaveLength(3);
  expect(engine.makePgn(game)).toContain('1. e4 d5 1-0');
});
