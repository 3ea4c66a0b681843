import { type Game, type Move, SQUARE_NAMES, view } from '@fog/engine';
import { pick, seededRandom } from '../../packages/engine/src/testing/random.js';
import type { Onlooker } from '../twins/twins.js';
import { GAME_PARTS } from './questions.js';

/** An operation as a client sends it. */
export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What is asked of the answer to a mutation where the limits of the wire hold. */
const ANSWER = `__typename ... on Game { ${GAME_PARTS} } ... on Problem { code message }`;

/** Mutations of a running game that need nothing but its id. */
const SIMPLE = ['abortGame', 'declineDraw', 'offerRematch'] as const;

export function playing(
  gameId: string,
  ply: number,
  { from, to, promotion }: Move,
  answer = ANSWER,
): Operation {
  return {
    query: `mutation ($input: PlayMoveInput!) { playMove(input: $input) { ${answer} } }`,
    variables: { input: { gameId, ply, from, to, promotion: promotion?.toUpperCase() } },
  };
}

export function offering(gameId: string, ply: number, answer = ANSWER): Operation {
  const query = `mutation ($gameId: ID!, $ply: Int!) { offerDraw(gameId: $gameId, ply: $ply) { ${answer} } }`;
  return { query, variables: { gameId, ply } };
}

export function simply(name: (typeof SIMPLE)[number] | 'resign', gameId: string, answer = ANSWER): Operation {
  return {
    query: `mutation ($gameId: ID!) { ${name}(gameId: $gameId) { ${answer} } }`,
    variables: { gameId },
  };
}

function joining(gameId: string, answer: string): Operation {
  return {
    query: `mutation ($input: JoinGameInput!) { joinGame(input: $input) { ${answer} } }`,
    variables: { input: { gameId } },
  };
}

/**
 * What an onlooker might try in order to be told more: moves into the fog and out of it, at every ply but the right one
 * too, the own last move once more, and all that is refused at this moment. The same for both twins, as the two look the
 * same: nothing of it changes a game that both sides have moved in.
 */
export function probes(game: Game, onlooker: Onlooker, answer = ANSWER): ((gameId: string) => Operation)[] {
  const { ply } = game;
  const own = game.moves.filter(({ color }) => color === onlooker).at(-1);
  const tried = movesIntoFog(game, onlooker);
  return [
    ...tried.map((move) => (gameId: string) => playing(gameId, ply, move, answer)),
    (gameId) => playing(gameId, ply + 1, tried[0], answer),
    (gameId) => playing(gameId, Math.max(0, ply - 1), tried[1], answer),
    ...(own ? [(gameId: string) => playing(gameId, own.ply - 1, own, answer)] : []),
    (gameId) => offering(gameId, ply - 1, answer),
    (gameId) => joining(gameId, answer),
    ...SIMPLE.filter((name) => name !== 'abortGame' || ply > 1).map(
      (name) => (gameId: string) => simply(name, gameId, answer),
    ),
  ];
}

/** Moves that are none as far as the onlooker can see: from own pieces and from the fog, to squares in the fog. */
function movesIntoFog(game: Game, onlooker: Onlooker): Move[] {
  const random = seededRandom(game.ply + 1);
  const seen = view(
    game,
    onlooker === 'spectator' ? { kind: onlooker } : { kind: 'seat', color: onlooker },
  ).board();
  const hidden = SQUARE_NAMES.filter((name) => !seen.visibleSquares.includes(name));
  const own = seen.pieces.filter(({ color }) => color === onlooker).map(({ square }) => square);
  const targets = hidden.length === 0 ? SQUARE_NAMES : hidden;
  return [own, own, targets].map((origins) => ({
    from: pick(origins.length === 0 ? SQUARE_NAMES : origins, random),
    to: pick(targets, random),
    promotion: null,
  }));
}
