import type { IncomingMessage } from 'node:http';
import { execute, parse } from 'graphql';
import type { Database } from '../../apps/api/src/database/database.js';
import { type Context, Contexts } from '../../apps/api/src/graphql/context.js';
import { firstDifference, type Observation } from '../difference.js';
import type { Plant } from '../plants/plant.js';
import { Placeholders } from '../server/placeholders.js';
import { type Operation, offering, playing, probes } from '../server/probes.js';
import { gameQuestion, wholeAnswer, wholeQuestion } from '../server/questions.js';
import { composeReferee, type Referee } from '../server/referee.js';
import { moveOf } from '../twins/line.js';
import type { Onlooker, Twins } from '../twins/twins.js';
import type { Level } from './level.js';

/** A game of the referee's, with the sessions of those who look at it. */
interface Seats {
  readonly gameId: string;
  readonly tokens: Readonly<Record<Onlooker, string>>;
}

/** A game of two people at one device, and the session that both share. */
interface Device {
  readonly gameId: string;
  readonly token: string;
}

const REQUEST = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;

/** Whole operations through the schema, on games that are put into the store as the twins stand. */
export async function resolver(database: Database, plant?: Plant): Promise<Level> {
  const referee = await composeReferee(database, plant);
  const ask = asker(referee);
  const seats = [await seat(referee), await seat(referee)] as const;
  const devices = [await seatAtDevice(referee), await seatAtDevice(referee)] as const;
  const { schema } = referee.parts;
  const [ofGame, ofEverything, ofAnswer] = [gameQuestion(schema), wholeQuestion(schema), wholeAnswer(schema)];

  async function observe(twins: Twins, side: 0 | 1, ply: number) {
    const { onlooker } = twins;
    const line = [twins.a, twins.b][side];
    const { gameId, tokens } = seats[side];
    const seen: Observation[] = [];
    const placeholders = new Placeholders();
    referee.wakeUps();
    referee.logged();
    const hear = (where: string, text: string) => seen.push({ where, text: placeholders.in(text) });
    const put = () => referee.store.put(gameId, line.games[ply], ply + 2);
    const askAs = async (who: Onlooker, where: string, operation: Operation) => {
      const answer = await ask(tokens[who], operation);
      if (who === onlooker) hear(where, answer);
    };

    if (ply > 0) {
      const before = line.games[ply - 1];
      referee.store.put(gameId, before, ply + 1);
      const move = moveOf(line.moves[ply - 1]);
      await askAs(before.turn ?? 'white', 'playMove', playing(gameId, ply - 1, move, ofAnswer));
    }
    put();
    // The game is asked for by itself at every ply, and by every other way through the schema at the last.
    const query = ply < line.moves.length ? ofGame : ofEverything;
    const variables = { id: gameId, ply: Math.max(0, ply - 1) };
    await askAs(onlooker, 'query', { query, variables });
    for (const probe of probes(twins.a.games[ply], onlooker, ofAnswer)) {
      await askAs(onlooker, 'probe', probe(gameId));
      put();
    }
    await askAs(onlooker, 'offer', offering(gameId, ply, ofAnswer));
    put();
    // At one device the onlooker's eyes open with each own turn, and those of the other side are shut.
    if (line.games[ply].turn === onlooker) {
      const device = devices[side];
      referee.store.put(device.gameId, line.games[ply], ply + 2);
      hear(
        'device',
        await ask(device.token, { query: ofGame, variables: { ...variables, id: device.gameId } }),
      );
    }
    for (const wakeUp of referee.wakeUps()) hear('wake-up', wakeUp);
    for (const logged of referee.logged()) hear('log', logged);
    return seen;
  }

  return {
    compare: async (twins) => {
      for (let ply = 0; ply < twins.a.games.length; ply++) {
        const [a, b] = [await observe(twins, 0, ply), await observe(twins, 1, ply)];
        const found = firstDifference(twins, ply, a, b);
        if (found) return found;
      }
      return null;
    },
    close: () => referee.parts.stop(),
  };
}

/** Asks the schema as whoever holds a session, and gives the answer as the text that would be sent. */
export function asker({ parts }: Referee) {
  const contexts = new Contexts({ ...parts, trust: () => false });
  const documents = new Map<string, ReturnType<typeof parse>>();
  const known = new Map<string, Context>();
  return async (token: string, { query, variables }: Operation): Promise<string> => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    const contextValue = known.get(token) ?? (await contexts.forOperation(REQUEST, { by: 'bearer', token }));
    known.set(token, contextValue);
    const result = await execute({ schema: parts.schema, document, variableValues: variables, contextValue });
    return JSON.stringify(result);
  };
}

/** A game with two people in their seats, and a third who has none. Twins' people have the same names. */
export async function seat({ parts: { services } }: Referee): Promise<Seats> {
  const sit = (name: string) => services.sessions.start({ name, isBot: false }, 'token');
  const [white, black, spectator] = [await sit('Wilma'), await sit('Bo'), await sit('Sam')];
  const created = await services.games.create(white.session.player, { pairing: 'friend', color: 'white' });
  if (!('id' in created)) throw new Error(created.code);
  const found = await services.games.see(created.id, white.session.player);
  const token = found?.invitation({ siteOrigin: 'http://localhost' })?.token ?? null;
  await services.games.join(black.session.player, { gameId: created.id, token });
  return {
    gameId: created.id,
    tokens: { white: white.token, black: black.token, spectator: spectator.token },
  };
}

async function seatAtDevice({ parts: { services } }: Referee): Promise<Device> {
  const { session, token } = await services.sessions.start({ name: 'Dora', isBot: false }, 'token');
  const created = await services.games.create(session.player, { pairing: 'same_device' });
  if (!('id' in created)) throw new Error(created.code);
  return { gameId: created.id, token };
}
