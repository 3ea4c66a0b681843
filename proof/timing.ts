import type { Database } from '../apps/api/src/database/database.js';
import { type Random, seededRandom } from '../packages/engine/src/testing/random.js';
import { asker, seat } from './levels/resolver.js';
import { leakingView } from './plants/leaking-view.js';
import type { Plant } from './plants/plant.js';
import { playing } from './server/probes.js';
import { composeReferee } from './server/referee.js';
import { moveOf } from './twins/line.js';
import { MADE_TWINS } from './twins/made-twins.js';

/** How much longer one twin takes to answer than the other, with a bootstrap interval of 99 %. */
export interface Timing {
  readonly name: string;
  readonly microseconds: number;
  readonly interval: readonly [number, number];
  /** Pairs of batches. */
  readonly samples: number;
}

const QUERY = 'query ($id: ID!) { game(id: $id) { version board { placement legalMoves { from to } } } }';

/** A difference that is surely larger than this, in microseconds, is a finding. */
const FINDING = 50;

/** Questions in a batch, of which the median counts: what breaks into one of them is left out so. */
const BATCH = 9;
const WARM_UP = 60;
const RESAMPLES = 1000;

/** A view that thinks about it when a hidden knight has moved. */
export const SLOW_PLANT: Plant = {
  channel: 'time',
  name: 'a view that takes 0.3 ms longer when a hidden knight has moved',
  level: 'resolver',
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

/**
 * Plays two twin games and asks for both in turn, which first by lot, within the referee's own process: the way over the
 * network takes many times as long as what is looked for, and goes by the same for both.
 *
 * @param samples how many pairs of batches are compared.
 */
export async function timeTwins(database: Database, samples: number, plant?: Plant): Promise<Timing> {
  const referee = await composeReferee(database, plant);
  const ask = asker(referee);
  const random = seededRandom(5);
  const twins = MADE_TWINS[0];
  const games: { gameId: string; token: string }[] = [];
  for (const line of [twins.a, twins.b]) {
    const { gameId, tokens } = await seat(referee);
    for (const [ply, uci] of line.moves.entries())
      await ask(tokens[ply % 2 === 0 ? 'white' : 'black'], playing(gameId, ply, moveOf(uci)));
    games.push({ gameId, token: tokens[twins.onlooker] });
  }
  const batch = async ({ gameId, token }: (typeof games)[number]) => {
    const took: number[] = [];
    for (let asked = 0; asked < BATCH; asked++) {
      const begun = performance.now();
      await ask(token, { query: QUERY, variables: { id: gameId } });
      took.push((performance.now() - begun) * 1000);
    }
    return median(took);
  };
  const differences: number[] = [];
  for (let sample = 0; sample < WARM_UP + samples; sample++) {
    const isFirst = random(2) === 0;
    const early = await batch(games[isFirst ? 0 : 1]);
    const late = await batch(games[isFirst ? 1 : 0]);
    if (sample >= WARM_UP) differences.push(isFirst ? early - late : late - early);
  }
  await referee.parts.stop();
  const name = plant ? `planted: ${plant.name}` : '`game` and `board` of twins, asked in turn';
  return { name, microseconds: median(differences), interval: bootstrap(differences, random), samples };
}

/** Whether the two surely differ by more than may be. */
export function isFinding({ interval: [from, to] }: Timing): boolean {
  return from > FINDING || to < -FINDING;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The middle 99 % of the medians that samples drawn from these samples show. */
function bootstrap(differences: readonly number[], random: Random): [number, number] {
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(differences.map(() => differences[random(differences.length)])),
  ).sort((one, other) => one - other);
  return [medians[Math.floor(RESAMPLES * 0.005)], medians[Math.ceil(RESAMPLES * 0.995) - 1]];
}
