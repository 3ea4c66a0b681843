import { START_FEN } from '@fog/engine';
import type { Database } from '../../apps/api/src/database/database.js';
import { startServer } from '../../apps/api/src/server.js';
import { firstDifference, type Observation } from '../difference.js';
import type { Plant } from '../plants/plant.js';
import { Placeholders } from '../server/placeholders.js';
import { probes } from '../server/probes.js';
import { gameQuestions, subscriptions } from '../server/questions.js';
import { composeReferee } from '../server/referee.js';
import { Tally } from '../server/tally.js';
import { gather, type People, WireGame } from '../server/wire-game.js';
import { type Line, moveOf } from '../twins/line.js';
import type { Twins } from '../twins/twins.js';
import type { Level } from './level.js';

/** The ply at which a draw is offered and declined. */
const OFFER_AT = 4;

/** Each probe is tried at every so many plies here; the resolvers meet all of them at every ply. */
const PROBED_EVERY = 3;

/** Games that one session makes before another comes: the referee lets each make so many at a time. */
const GAMES_OF_A_SESSION = 40;

/** One of two twin games as it is played. */
interface Side {
  readonly line: Line;
  readonly game: WireGame;
  readonly placeholders: Placeholders;
}

/**
 * A running server, its database and its sockets: twins from the usual start are played move by move, and all that the
 * onlooker is sent is compared to the byte, and with it what the host of the server can read in its log and between processes.
 */
export async function wire(database: Database, plant?: Plant): Promise<Level> {
  const referee = await composeReferee(database, plant);
  const server = await startServer(referee.parts, 0, '127.0.0.1');
  const tally = new Tally(server.port);
  const questions = gameQuestions(referee.parts.schema);
  const followed = subscriptions(referee.parts.schema);
  // Black is a bot here: it comes in by the same door as everybody.
  const newPeople = async () => [await gather(server.port, true), await gather(server.port, true)];
  let people = await newPeople();
  let begun = 0;

  /** All that is sent and written while this is done. */
  async function listen({ placeholders }: Side, work: () => Promise<Observation[]>): Promise<Observation[]> {
    referee.logged();
    referee.wakeUps();
    await tally.sinceThen();
    const sent = await work();
    const written = [
      { where: 'metrics', text: await tally.sinceThen() },
      ...referee.wakeUps().map((text) => ({ where: 'wake-up', text })),
      ...referee.logged().map((text) => ({ where: 'log', text })),
    ];
    return [...sent, ...written].map(({ where, text }) => ({ where, text: placeholders.in(text) }));
  }

  async function step(side: Side, { a, onlooker }: Twins, ply: number): Promise<Observation[]> {
    const { line, game } = side;
    const turn = line.games[ply - 1]?.turn ?? 'white';
    return listen(side, async () => {
      const moved =
        ply === 0 ? await game.frames() : await game.play(turn, ply - 1, moveOf(line.moves[ply - 1]));
      const offered = ply === OFFER_AT ? await game.offerAndDecline(turn, ply) : [];
      const sent: Observation[] = [...moved, ...offered].map((text) => ({ where: 'move', text }));
      for (const query of questions) {
        const answer = await game.ask({ query, variables: { id: game.id, ply: Math.max(0, ply - 1) } });
        if (answer.includes('"errors":')) throw new Error(`the question is refused: ${answer}`);
        sent.push({ where: 'query', text: answer });
      }
      const inTurn = probes(a.games[ply], onlooker).filter((_, index) => (index + ply) % PROBED_EVERY === 0);
      for (const probe of inTurn) sent.push({ where: 'probe', text: await game.ask(probe(game.id)) });
      sent.push({ where: 'export', text: await game.export() });
      return sent;
    });
  }

  async function compare(twins: Twins) {
    if (twins.a.start !== START_FEN || twins.b.start !== START_FEN) return null;
    if (++begun % GAMES_OF_A_SESSION === 0) {
      sendAway(people);
      people = await newPeople();
    }
    const sides = await Promise.all(
      [twins.a, twins.b].map(async (line, index) => ({
        line,
        game: await WireGame.begin(people[index], twins.onlooker, followed),
        placeholders: new Placeholders(),
      })),
    );
    try {
      for (let ply = 0; ply <= twins.a.moves.length; ply++) {
        const [one, other] = [await step(sides[0], twins, ply), await step(sides[1], twins, ply)];
        const found = firstDifference(twins, ply, one, other);
        if (found) return found;
      }
      return null;
    } finally {
      for (const { game } of sides) await game.end();
    }
  }

  return {
    compare,
    close: async () => {
      sendAway(people);
      await server.close();
      await referee.parts.stop();
    },
  };
}

function sendAway(people: readonly People[]): void {
  for (const each of people) for (const client of Object.values(each)) client.end();
}
