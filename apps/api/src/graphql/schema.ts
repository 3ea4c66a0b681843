import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import { type GraphQLSchema, printSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { BotsResolver } from '../bots/bots.resolver.js';
import { GamesResolver } from '../games/games.resolver.js';
import { HistoryResolver } from '../history/history.resolver.js';
import { LobbyResolver } from '../lobby/lobby.resolver.js';
import { PlayersResolver } from '../players/players.resolver.js';
import { PresenceResolver } from '../presence/presence.resolver.js';
import { SessionsResolver } from '../sessions/sessions.resolver.js';
import { StatusResolver } from '../status/status.resolver.js';
import { TransfersResolver } from '../transfers/transfers.resolver.js';
import { NodeResolver } from './node.resolver.js';
import { DateTimeScalar } from './scalars.js';

/** TypeGraphQL has no place for these. */
const ROOTS = {
  Query: 'Everything that can be read.',
  Mutation: 'Everything that can be done. Expected refusals are data (`Problem`), not errors.',
  Subscription: 'Everything that can be followed, over WebSocket.',
} as const;

/** The public schema; the services come with each request's context. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      BotsResolver,
      GamesResolver,
      HistoryResolver,
      LobbyResolver,
      NodeResolver,
      PlayersResolver,
      PresenceResolver,
      SessionsResolver,
      StatusResolver,
      TransfersResolver,
    ],
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    // TypeGraphQL asks for one wherever there are subscriptions; ours follow their game and use none of its topics.
    pubSub: createPubSub(),
  });
  for (const [name, description] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  return schema;
}

/** The contract as it is checked in and served. */
export function printContract(schema: GraphQLSchema): string {
  return `${printSchema(schema)}\n`;
}
