import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, forgetCookie, requirePlayer } from '../graphql/context.js';
import { Player } from './players.types.js';

/** Who plays here. */
@Resolver(() => Player)
export class PlayersResolver {
  @Query(() => Player, { nullable: true, description: 'You; null without a session.' })
  viewer(@Ctx() { player }: Context): Player | null {
    return player;
  }

  @Query(() => Player, { nullable: true, description: 'A player, or null.' })
  player(
    @Arg('id', () => ID, { description: 'The player.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Player | null> {
    return services.players.find(id);
  }

  @Mutation(() => Player, { description: 'Gives you another name, which finished games show as well.' })
  async renamePlayer(
    @Arg('name', () => String, { description: '1 to 32 visible characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<Player> {
    return context.services.players.rename(requirePlayer(context), name);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends all your sessions and resigns your running games; finished ones keep "Deleted player". Always true.',
  })
  async deletePlayer(@Ctx() context: Context): Promise<boolean> {
    await context.services.players.delete(requirePlayer(context));
    forgetCookie(context);
    return true;
  }
}
