import 'reflect-metadata';
import { buildSchema } from 'graphql';
import { createSchema } from '../../apps/api/src/graphql/schema.js';
import { MADE_TWINS } from '../twins/made-twins.js';
import { probes } from './probes.js';
import { gameQuestion, wholeAnswer, wholeQuestion } from './questions.js';

/** Mutations that no onlooker tries on a running game, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  createGame: 'makes another game',
  resign: 'ends the game, and all is told',
  deletePlayer: 'ends the game, and all is told',
  renamePlayer: 'is of a person; their games are asked for beside it',
  startSession: 'is of a person',
  endSession: 'is of a person',
  createTransfer: 'is of a person',
};

test('every mutation is tried on twins, or left out for a reason', async () => {
  const { a, onlooker } = MADE_TWINS[0];
  const tried = probes(a.games[a.games.length - 1], onlooker).map(
    (probe) => /\{ (\w+)\(/.exec(probe('g').query)?.[1],
  );
  const schema = await createSchema();
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...new Set([...tried, ...Object.keys(LEFT_OUT)])].sort()).toEqual(all.sort());
});

/** A referee of the day after tomorrow. */
const GROWN = buildSchema(`
  type Query { game(id: ID!): Game riddles(id: ID!): [Riddle!]! }
  type Game { id: ID! checks(loudly: Boolean): Int! riddle(eyes: Eyes, from: Int): Riddle games: GameConnection }
  type Riddle { text: String! deeper: Hint! }
  type Hint { game: Game! square: String! }
  enum Eyes { WHITE BLACK ALL }
  type GameConnection { nodes: [Game!]! totalCount: Int! }
  type Problem { code: String! hint: Hint! }
  union GameAction = Game | Problem
`);

test('what is added to the schema is asked for, in every way that it can be', () => {
  const game = gameQuestion(GROWN);
  for (const part of [
    'checks',
    'checks(loudly: true)',
    'riddle(eyes: WHITE)',
    'riddle(from: $ply)',
    'square',
  ])
    expect(game).toContain(part);
  expect(wholeQuestion(GROWN)).toMatch(/riddles\(id: \$id\) .*game \{ .*checks\(loudly: true\)/);
});

test('so is what is added to an answer, but for lists', () => {
  const answer = wholeAnswer(GROWN);
  expect(answer).toMatch(/\.\.\. on Problem \{ __typename code hint \{ .*square/);
  expect(answer).toContain('riddle(from: 1)');
  expect(answer).not.toContain('totalCount');
});
