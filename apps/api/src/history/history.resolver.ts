import type { GameStatus } from '@fog/engine';
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { GameStatusEnum } from '../games/games.vocabulary.js';
import type { Context } from '../graphql/context.js';
import { pageCost, SIFTING } from '../graphql/costs.js';
import { Player } from '../players/players.types.js';
import { DEFAULT_PAGE, GameFilter, type GameOrder, GameOrderEnum, PageArguments } from './history.inputs.js';
import { GameConnection } from './history.types.js';
import { isSelective } from './history-rows.js';

type Asked = PageArguments & { filter?: GameFilter | null };

const byPage = ({ args, childComplexity }: { args: Asked; childComplexity: number }) =>
  pageCost(args.first ?? args.last ?? DEFAULT_PAGE, childComplexity) +
  (isSelective(args.filter ?? {}) ? SIFTING : 0);

const ORDER = { nullable: true, defaultValue: 'ended_desc', description: 'In which order.' } as const;

/** Lists of games. */
@Resolver(() => Player)
export class HistoryResolver {
  @Query(() => GameConnection, {
    complexity: byPage,
    description: 'Finished games that are listed. Running games of others appear in no list and in no count.',
  })
  games(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => GameFilter, { nullable: true, description: 'Which of them.' })
    filter: GameFilter | null,
    @Arg('orderBy', () => GameOrderEnum, ORDER) order: GameOrder | null,
    @Ctx() { services, player }: Context,
  ): Promise<GameConnection> {
    return services.history.games(player, page, filter ?? {}, order ?? 'ended_desc');
  }

  @FieldResolver(() => GameConnection, {
    name: 'games',
    complexity: byPage,
    description:
      'Games with this player in a seat: your own in every status, seen with your own eyes; of others the finished ones that are listed.',
  })
  playerGames(
    @Root() owner: Player,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('status', () => GameStatusEnum, { nullable: true, description: 'Null for any.' })
    status: GameStatus | null,
    @Arg('orderBy', () => GameOrderEnum, ORDER) order: GameOrder | null,
    @Ctx() { services, player }: Context,
  ): Promise<GameConnection> {
    return services.history.gamesOf(owner, player, page, status ?? null, order ?? 'ended_desc');
  }
}
