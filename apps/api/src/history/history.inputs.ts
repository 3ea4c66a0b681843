import type { Color, EndReason } from '@fog/engine';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ColorEnum, EndReasonEnum, type Pairing, PairingEnum } from '../games/games.vocabulary.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { vocabulary } from '../graphql/vocabulary.js';

export const GAME_ORDERS = ['ended_desc', 'ended_asc', 'plies_desc', 'plies_asc'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

export const GameOrderEnum = vocabulary<GameOrder>('GameOrder', 'In which order games are listed.', {
  ended_desc: 'The newest end first. Lists that hold games without an end go by their creation.',
  ended_asc: 'The oldest end first.',
  plies_desc: 'The longest first.',
  plies_asc: 'The shortest first.',
});

@InputType({ description: 'Which games to list; every condition must hold.' })
export class GameFilter {
  @Field(() => ID, { nullable: true, description: 'Who held a seat.' })
  readonly player?: string | null;

  @Field(() => PairingEnum, { nullable: true, description: 'How the players came together.' })
  readonly pairing?: Pairing | null;

  @Field(() => ColorEnum, { nullable: true, description: 'Who won.' })
  readonly winner?: Color | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether nobody won.' })
  readonly draw?: boolean | null;

  @Field(() => EndReasonEnum, { nullable: true, description: 'Why it ended.' })
  readonly reason?: EndReason | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Ended at this instant or later.' })
  readonly endedAfter?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Ended before this instant.' })
  readonly endedBefore?: Date | null;

  @Field(() => Int, { nullable: true, description: 'At least so many half-moves.' })
  readonly minPlies?: number | null;

  @Field(() => Int, { nullable: true, description: 'At most so many half-moves.' })
  readonly maxPlies?: number | null;
}

/** How many games a page holds where nobody says. */
export const DEFAULT_PAGE = 20;
export const LARGEST_PAGE = 100;

/** Which page of a list: forward with `first` and `after`, or backward with `last` and `before`. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: `The first so many, 1 to ${LARGEST_PAGE}; ${DEFAULT_PAGE} by default.`,
  })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Those after this cursor.' })
  readonly after?: string | null;

  @Field(() => Int, { nullable: true, description: `The last so many, 1 to ${LARGEST_PAGE}.` })
  readonly last?: number | null;

  @Field(() => String, { nullable: true, description: 'Those before this cursor.' })
  readonly before?: string | null;
}
