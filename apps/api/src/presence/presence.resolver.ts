import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { requestError } from '../graphql/errors.js';
import { Presence } from './presence.types.js';

/** The other player, there or away. */
@Resolver(() => Presence)
export class PresenceResolver {
  @Subscription(() => Presence, {
    description:
      'Whether the other player has the game open, now and whenever that changes. For its players only.',
    subscribe: async ({ args, context }) => {
      const { services, player } = context as Context;
      const game = await services.games.see(args.gameId as string, player);
      if (!game) throw requestError('NOT_FOUND', 'There is no game with this id.', 'gameId');
      return services.presence.follow(game.id, game.role);
    },
  })
  presenceChanged(
    @Arg('gameId', () => ID, { description: 'The game.' }) _gameId: string,
    @Root() presence: Presence,
  ): Presence {
    return presence;
  }
}
