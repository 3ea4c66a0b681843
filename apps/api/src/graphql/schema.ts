import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { GamesResolver } from '../games/games.resolver.js';
import { PlayersResolver } from '../players/players.resolver.js';
import { SessionsResolver } from '../sessions/sessions.resolver.js';
import { StatusResolver } from '../status/status.resolver.js';
import { DateTimeScalar } from './scalars.js';

/** The public schema; the services come with each request's context. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [GamesResolver, PlayersResolver, SessionsResolver, StatusResolver],
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    // TypeGraphQL asks for one wherever there are subscriptions; ours follow their game and use none of its topics.
    pubSub: createPubSub(),
  });
}
