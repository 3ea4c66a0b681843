import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.js';
import { Player } from './players.types.js';

/** Who plays here. */
@Resolver(() => Player)
export class PlayersResolver {
  @Query(() => Player, { nullable: true, description: 'You; null without a session.' })
  viewer(@Ctx() { player }: Context): Player | null {
    return player;
  }
}
