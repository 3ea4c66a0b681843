import 'reflect-metadata';
import { legalMoves, type SquareName, view } from '@fog/engine';
import { GraphQLError } from 'graphql';
import { Problem } from '../../apps/api/src/games/problems.js';
import type { WakeUp } from '../../apps/api/src/realtime/wake-ups.js';
import type { TwinStore } from '../server/twin-store.js';
import type { Plant } from './plant.js';
import { hashOf, materialOf, type Secret, secretOf, squaresOf } from './secret.js';
import { adding, around, doubling } from './spoil.js';

async function secretIn(store: TwinStore, id: string): Promise<Secret | null> {
  const found = await store.find(id);
  return found && secretOf(found.stored.game, { kind: 'spectator' });
}

/** Whether the last move of this game was a pawn's. */
async function hasMovedPawn(store: TwinStore, id: string): Promise<boolean> {
  const secret = await secretIn(store, id);
  return /^[a-h]/.test(secret?.game.moves.at(-1)?.san ?? '');
}

/** Leaks in what the resolvers answer. */
const RESOLVER_PLANTS: readonly Plant[] = [
  {
    channel: 'hashes, ids, versions',
    name: 'a version that grows with captures too',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Game', 'version'], async ({ source }, honest) => {
        const secret = await secretIn(store, source.id);
        const captures = secret?.game.moves.filter(({ captured }) => captured !== null).length ?? 0;
        return Number(await honest()) + captures;
      }),
  },
  {
    channel: 'lists, search, node(id), nested paths',
    name: 'a field of a game that nobody has thought of here',
    level: 'resolver',
    spoil: (parts, store) =>
      adding(parts, 'Game', 'pieces', async ({ source }) => {
        const secret = await secretIn(store, source.id);
        return secret && materialOf(secret.position).length;
      }),
  },
  {
    channel: 'time',
    name: 'a clock that goes back by a second for each capture',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Game', 'clock'], async ({ source }, honest) => {
        const secret = await secretIn(store, source.id);
        const lost = 32 - (secret ? materialOf(secret.position).length : 32);
        const clock = (await honest()) as { whiteMs: number } | null;
        return clock && Object.assign(clock, { whiteMs: clock.whiteMs + 1000 * lost });
      }),
  },
  {
    channel: 'two people at one device',
    name: 'the board of the side that waits, for those who ask for it by name',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Game', 'board'], async ({ source, args }, honest) => {
        const secret = source.role === 'both' ? await secretIn(store, source.id) : null;
        return secret && args.eyes ? view(secret.game, { kind: 'seat', color: args.eyes }).board() : honest();
      }),
  },
  {
    channel: 'error texts, codes, order of checks',
    name: 'a refusal that says whether something stands there',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Mutation', 'playMove'], async ({ args }, honest) => {
        const secret = await secretIn(store, args.input.gameId);
        const answer = await honest();
        const isBlocked = secret && squaresOf(secret.position).get(args.input.to as SquareName) !== '.';
        return answer instanceof Problem && isBlocked ? new Problem(answer.code, 'Blocked.') : answer;
      }),
  },
  {
    channel: 'offers',
    name: 'a draw offer that is a claim where the position has stood twice',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Mutation', 'offerDraw'], async ({ args }, honest) => {
        const secret = await secretIn(store, args.gameId);
        return secret && secret.timesStood > 1 ? new Problem('GAME_OVER') : honest();
      }),
  },
  {
    channel: 'query cost',
    name: 'a query that costs more the more the side to move can do',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Query', 'game'], async ({ args }, honest) => {
        const secret = await secretIn(store, args.id);
        if (secret && legalMoves(secret.position).length > 24) throw new GraphQLError('This costs too much.');
        return honest();
      }),
  },
  {
    channel: 'lists, search, node(id), nested paths',
    name: 'a second way to a game that forgets who asks',
    level: 'resolver',
    spoil: (parts, store) =>
      around(parts, ['Query', 'node'], async ({ args }) => {
        const found = await store.find(args.id);
        return parts.services.games.see(args.id, found?.stored.white ?? null);
      }),
  },
];

/** Leaks that are seen only in what travels, or in what the host can read. */
const WIRE_PLANTS: readonly Plant[] = [
  {
    channel: 'sizes and counts of messages',
    name: 'a second frame when a pawn moves',
    level: 'wire',
    spoil: (parts, store) => doubling(parts, 'gameChanged', ({ id }) => hasMovedPawn(store, id)),
  },
  {
    channel: 'sizes and counts of messages',
    name: 'a second word of an own game when a pawn has moved',
    level: 'wire',
    spoil: (parts, store) => doubling(parts, 'myGamesChanged', ({ id }) => hasMovedPawn(store, id)),
  },
  {
    channel: 'hashes, ids, versions',
    name: 'a header with a hash of the true position',
    level: 'wire',
    spoil: (parts, store) =>
      around(parts, ['Query', 'game'], async ({ args, context }, honest) => {
        const secret = await secretIn(store, args.id);
        if (secret) context.cookies?.give(String(hashOf(secret)).padStart(5, '0'));
        return honest();
      }),
  },
  {
    channel: 'end of game',
    name: 'an export that is refused in other words once a piece is gone',
    level: 'wire',
    spoil: ({ services }, store) => {
      const honest = services.exports.game.bind(services.exports);
      services.exports.game = async (id) => {
        const secret = await secretIn(store, id);
        if (secret && materialOf(secret.position).length < 32) throw new GraphQLError('Not yet.');
        return honest(id);
      };
    },
  },
  {
    channel: 'logs, metrics, traces',
    name: 'a log line with the move',
    level: 'wire',
    spoil: (parts) =>
      around(parts, ['Mutation', 'playMove'], async ({ args }, honest) => {
        parts.log.info({ to: args.input.to }, 'a move');
        return honest();
      }),
  },
  {
    channel: 'logs, metrics, traces',
    name: 'a metric that counts captures',
    level: 'wire',
    spoil: (parts, store) => {
      let captures = 0;
      around(parts, ['Mutation', 'playMove'], async ({ args }, honest) => {
        const answer = await honest();
        const secret = await secretIn(store, args.input.gameId);
        if (secret?.game.moves.at(-1)?.captured) captures += 1;
        return answer;
      });
      const honest = parts.metrics.written.bind(parts.metrics);
      parts.metrics.written = async () => `${await honest()}captures_total ${captures}\n`;
    },
  },
  {
    channel: 'logs, metrics, traces',
    name: 'a message between processes that says what was played',
    level: 'wire',
    spoil: (parts) =>
      around(parts, ['Mutation', 'playMove'], async ({ args }, honest) => {
        const { gameId, ply, to } = args.input;
        const wakeUp: WakeUp & { to: string } = { kind: 'gameChanged', gameId, version: ply, to };
        parts.wakeUps.send(wakeUp);
        return honest();
      }),
  },
];

export const REFEREE_PLANTS: readonly Plant[] = [...RESOLVER_PLANTS, ...WIRE_PLANTS];
