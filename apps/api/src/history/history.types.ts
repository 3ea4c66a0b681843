import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { SeenGame } from '../games/games.types.js';
import { COUNTING } from '../graphql/costs.js';
import { sharedCost } from '../graphql/shared-costs.js';

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field({ description: 'Whether more games follow.' })
  readonly hasNextPage: boolean;

  @Field({ description: 'Whether games come before.' })
  readonly hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'To go on from here backward.' })
  readonly startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'To go on from here forward.' })
  readonly endCursor: string | null;

  @Field({
    description:
      'Whether so many games were looked through that the page stopped before it was full. Go on from its cursor.',
  })
  readonly stoppedEarly: boolean;
}

@ObjectType({ description: 'A game in a list.' })
export class GameEdge {
  @Field({ description: 'Its place in the list. Opaque, and stable while games are added.' })
  readonly cursor: string;

  @Field(() => SeenGame, { description: 'The game as you see it.' })
  readonly node: SeenGame;
}

/** How many games a list holds, as far as they were counted. */
export interface Count {
  readonly games: number;
  readonly isExact: boolean;
}

@ObjectType({ description: 'A page of a list of games.' })
export class GameConnection {
  @Field(() => [GameEdge], { description: 'The games with their places.' })
  readonly edges: readonly GameEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  readonly pageInfo: PageInfo;

  readonly #count: () => Promise<Count>;
  #counted: Promise<Count> | undefined;

  constructor(edges: readonly GameEdge[], pageInfo: PageInfo, count: () => Promise<Count>) {
    this.edges = edges;
    this.pageInfo = pageInfo;
    this.#count = count;
  }

  @Field(() => [SeenGame], { description: 'The games alone.' })
  nodes(): SeenGame[] {
    return this.edges.map(({ node }) => node);
  }

  @Extensions(sharedCost(COUNTING))
  @Field(() => Int, {
    description:
      'How many games the whole list holds, counted up to 10,000, and under a filter in no more than 12,000 games of it.',
  })
  async totalCount(): Promise<number> {
    return (await this.#countOnce()).games;
  }

  @Extensions(sharedCost(COUNTING))
  @Field(() => Boolean, { description: 'False where there are more than were counted.' })
  async totalCountIsExact(): Promise<boolean> {
    return (await this.#countOnce()).isExact;
  }

  #countOnce(): Promise<Count> {
    this.#counted ??= this.#count();
    return this.#counted;
  }
}
