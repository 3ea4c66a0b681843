import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { isIdOf } from '../ids.js';
import type { Context } from './context.js';
import { READING } from './costs.js';
import { Node } from './node.js';

/** Whatever has an id, found by it. */
@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    complexity: ({ childComplexity }) => READING + childComplexity,
    description: 'A game as you see it, or a player; null if there is none.',
  })
  async node(
    @Arg('id', () => ID, { description: 'Of a game or of a player.' }) id: string,
    @Ctx() { services, player }: Context,
  ): Promise<Node | null> {
    if (isIdOf('game', id)) return services.games.see(id, player);
    return isIdOf('player', id) ? services.players.find(id) : null;
  }
}
