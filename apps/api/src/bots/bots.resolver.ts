import { Arg, Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SeenGame } from '../games/games.types.js';
import { type Context, requirePlayer } from '../graphql/context.js';
import { lengthCost, READING } from '../graphql/costs.js';
import { DEFAULT_PAGE } from '../history/history.inputs.js';
import { ChallengesInput } from './bots.inputs.js';
import { Bot } from './bots.types.js';

/** Bots, and what they hear. */
@Resolver(() => Bot)
export class BotsResolver {
  @Query(() => [Bot], {
    complexity: ({ args, childComplexity }) => READING + lengthCost(args.first, childComplexity),
    description:
      "The bots that are connected: those with room for a game first, and the host's own before the others.",
  })
  bots(
    @Arg('first', () => Int, { defaultValue: DEFAULT_PAGE, description: 'How many, 1 to 100.' })
    first: number,
    @Ctx() { services }: Context,
  ): Promise<Bot[]> {
    return services.bots.connected(first);
  }

  @Subscription(() => SeenGame, {
    description:
      'For bots: your running games, and then each that begins. As long as you listen you are connected, and people can begin games with you. What you asked for last is what you take.',
    subscribe: ({ args, context }) =>
      (context as Context).services.bots.follow(
        requirePlayer(context as Context),
        args.input as ChallengesInput,
      ),
  })
  challenges(
    @Arg('input', () => ChallengesInput, { description: 'The games that you take.' }) _input: ChallengesInput,
    @Root() seen: SeenGame,
  ): SeenGame {
    return seen;
  }
}
