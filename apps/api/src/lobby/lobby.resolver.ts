import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { pageCost } from '../graphql/costs.js';
import { DEFAULT_PAGE } from '../history/history.inputs.js';
import { GameConnection } from '../history/history.types.js';
import { followLobby } from './follow-lobby.js';

const FIRST = { defaultValue: DEFAULT_PAGE, description: 'How many, 1 to 100.' };

const byFirst = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }) =>
  pageCost(args.first ?? DEFAULT_PAGE, childComplexity);

/** Those who wait for anyone. */
@Resolver()
export class LobbyResolver {
  @Query(() => GameConnection, {
    complexity: byFirst,
    description:
      'Games that wait for anyone, the longest waiting first. Join one with `joinGame`, without a token.',
  })
  openGames(
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Those after this cursor.' }) after:
      | string
      | null,
    @Ctx() { services, player }: Context,
  ): Promise<GameConnection> {
    return services.history.open(player, { first, after });
  }

  @Subscription(() => GameConnection, {
    complexity: byFirst,
    description: 'The games that wait for anyone, now and whenever others are among them.',
    subscribe: async ({ args, context }) => {
      const { services, player } = context as Context;
      const read = () => services.history.open(player, { first: args.first as number });
      await read();
      return followLobby(read);
    },
  })
  openGamesChanged(
    @Arg('first', () => Int, FIRST) _first: number,
    @Root() open: GameConnection,
  ): GameConnection {
    return open;
  }
}
