import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../apps/api/src/database/database.js';
import { startServer } from '../../apps/api/src/server.js';
import type { Onlooking } from '../browser/onlooking.js';
import { PageGame, type Place } from '../browser/page-game.js';
import type { Site } from '../browser/site.js';
import { firstDifference, type Observation } from '../difference.js';
import type { Plant } from '../plants/plant.js';
import { secretOf } from '../plants/secret.js';
import { Placeholders } from '../server/placeholders.js';
import { composeReferee } from '../server/referee.js';
import { gather } from '../server/wire-game.js';
import { moveOf } from '../twins/line.js';
import type { Twins } from '../twins/twins.js';
import type { Level } from './level.js';

/** A site and browsers that any referee can stand behind. */
export interface Stage {
  readonly site: Site;
  /** Two browsers, each for one of two twins. */
  readonly onlookings: readonly Onlooking[];
}

/**
 * How often pages are looked at again that differ, and when first; each time is twice as long after the last: for a quarter
 * of a minute in all, so that a page on a machine that is busy with other things may come late.
 */
const ATTEMPTS = { honest: 9, planted: 3 } as const;
const FIRST_DELAY_MS = 50;

/** The real site in a real browser: twins are played on its pages, and all that an onlooker's browser gets, shows and keeps is compared. */
export async function browser(
  database: Database,
  { site, onlookings }: Stage,
  plant?: Plant,
): Promise<Level> {
  const referee = await composeReferee(database, plant);
  const server = await startServer(referee.parts, 0, '127.0.0.1');
  site.referee.leadTo(server.port);
  const people = [await gather(server.port), await gather(server.port)];
  const attempts = ATTEMPTS[plant ? 'planted' : 'honest'];
  let players = 0;

  const spoil = async (html: string, gameId: string) => {
    const found = await referee.store.find(gameId);
    const secret = found && secretOf(found.stored.game, { kind: 'spectator' });
    return (secret && plant?.spoilPage?.(html, secret)) ?? html;
  };

  async function begin(twins: Twins, index: number, place: Place) {
    const setting = {
      origin: site.origin,
      people: people[index],
      onlooker: twins.onlooker,
      place,
      onlooking: onlookings[index],
      ...(plant?.spoilPage && { spoil }),
    };
    return { game: await PageGame.begin(setting), line: [twins.a, twins.b][index] };
  }
  type Side = Awaited<ReturnType<typeof begin>>;

  /** What happens on the way to each moment at which the pages of twins are held against each other. */
  function* happenings(
    twins: Twins,
    place: Place,
  ): Generator<{ ply: number; happen: (side: Side) => Promise<void> }> {
    const { onlooker, a } = twins;
    for (let ply = 0; ply < a.games.length; ply++) {
      const turn = a.games[ply - 1]?.turn ?? 'white';
      const move = ({ game, line }: Side) => game.play(turn, ply - 1, moveOf(line.moves[ply - 1]));
      yield { ply, happen: ply === 0 ? async () => undefined : move };
      if (place === 'one device' && a.games[ply].turn === onlooker)
        yield { ply, happen: ({ game }) => game.lookBehindCurtain() };
    }
    yield { ply: a.moves.length, happen: ({ game }) => game.reload() };
  }

  async function observe({ game }: Side): Promise<Observation[]> {
    const placeholders = new Placeholders();
    return (await game.observe(plant?.where)).map(({ where, text }) => ({
      where,
      text: placeholders.in(text),
    }));
  }

  /** A page does much in its own time, and all of it is written down: a difference is one that stays. */
  async function lastingDifference(sides: readonly Side[], twins: Twins, ply: number) {
    for (let attempt = 1; ; attempt++) {
      const [one, other] = await Promise.all(sides.map(observe));
      const found = firstDifference(twins, ply, one, other);
      if (found === null || attempt === attempts) return found;
      await delay(FIRST_DELAY_MS * 2 ** attempt);
    }
  }

  return {
    compare: async (twins) => {
      // Every other game of a player is looked at from the device that both share.
      const place = twins.onlooker !== 'spectator' && players++ % 2 === 1 ? 'one device' : 'own browser';
      const sides = await Promise.all([begin(twins, 0, place), begin(twins, 1, place)]);
      try {
        for (const { ply, happen } of happenings(twins, place)) {
          await Promise.all(sides.map(happen));
          const found = await lastingDifference(sides, twins, ply);
          if (found) return found;
        }
        return null;
      } finally {
        for (const { game } of sides) await game.end();
      }
    },
    close: async () => {
      for (const client of people.flatMap((each) => Object.values(each))) client.end();
      await server.close();
      await referee.parts.stop();
    },
  };
}
