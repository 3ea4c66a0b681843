import type { Database } from '../apps/api/src/database/database.js';
import { startServer } from '../apps/api/src/server.js';
import { type Random, seededRandom } from '../packages/engine/src/testing/random.js';
import { leakingView } from './plants/leaking-view.js';
import type { Plant } from './plants/plant.js';
import { composeReferee } from './server/referee.js';
import { gather, WireGame } from './server/wire-game.js';
import { moveOf } from './twins/line.js';
import { MADE_TWINS } from './twins/made-twins.js';

/** How much longer one twin takes to answer than the other, by the medians, with a bootstrap interval of 99 %. */
export interface Timing {
  readonly name: string;
  readonly microseconds: number;
  readonly interval: readonly [number, number];
  readonly samples: number;
}

const QUERY = 'query ($id: ID!) { game(id: $id) { version board { placement legalMoves { from to } } } }';
const WARM_UP = 200;
const RESAMPLES = 1000;

/** A view that thinks about it when a hidden knight has moved. */
export const SLOW_PLANT: Plant = {
  channel: 'time',
  name: 'a view that takes 0.3 ms longer when a hidden knight has moved',
  level: 'wire',
  substitutes: {
    viewGame: leakingView({
      board: (seen, { game }) => {
        const until = performance.now() + (game.moves.at(-1)?.san.startsWith('N') ? 0.3 : 0);
        while (performance.now() < until);
        return seen;
      },
    }),
  },
};

/** Asks two twin games in turn, over HTTP, which first by lot, and compares how long the answers took. */
export async function timeTwins(database: Database, samples: number, plant?: Plant): Promise<Timing> {
  const referee = await composeReferee(database, plant);
  const server = await startServer(referee.parts, 0, '127.0.0.1');
  const people = await gather(server.port);
  const random = seededRandom(5);
  const twins = MADE_TWINS[0];
  const games: WireGame[] = [];
  for (const line of [twins.a, twins.b]) {
    const game = await WireGame.begin(people, twins.onlooker);
    for (const [ply, uci] of line.moves.entries())
      await game.play(ply % 2 === 0 ? 'white' : 'black', ply, moveOf(uci));
    people[twins.onlooker].close();
    games.push(game);
  }
  const took = async (game: WireGame) => {
    const begun = performance.now();
    await game.ask({ query: QUERY, variables: { id: game.id } });
    return (performance.now() - begun) * 1000;
  };
  const pairs: [number, number][] = [];
  for (let sample = 0; sample < WARM_UP + samples; sample++) {
    const isFirst = random(2) === 0;
    const early = await took(games[isFirst ? 0 : 1]);
    const late = await took(games[isFirst ? 1 : 0]);
    if (sample >= WARM_UP) pairs.push(isFirst ? [early, late] : [late, early]);
  }
  for (const client of Object.values(people)) client.end();
  await server.close();
  await referee.parts.stop();
  const name = plant ? `planted: ${plant.name}` : '`game` and `board` of twins, asked in turn';
  return { name, microseconds: difference(pairs), interval: bootstrap(pairs, random), samples };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function difference(pairs: readonly (readonly [number, number])[]): number {
  return median(pairs.map(([a]) => a)) - median(pairs.map(([, b]) => b));
}

/** The middle 99 % of the differences that samples drawn from these samples show. */
function bootstrap(pairs: readonly (readonly [number, number])[], random: Random): [number, number] {
  const differences = Array.from({ length: RESAMPLES }, () =>
    difference(pairs.map(() => pairs[random(pairs.length)])),
  ).sort((one, other) => one - other);
  return [differences[Math.floor(RESAMPLES * 0.005)], differences[Math.ceil(RESAMPLES * 0.995) - 1]];
}
