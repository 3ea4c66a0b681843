import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { Server } from './status.types.js';

/** The server about itself. */
@Resolver(() => Server)
export class StatusResolver {
  @Query(() => Server, { description: 'The server that answers.' })
  server(@Ctx() { services }: Context): Promise<Server> {
    return services.status.server();
  }
}
