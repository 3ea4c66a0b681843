import { TIME_CONTROL_LIMITS } from '@fog/engine';
import { Field, InputType, Int } from 'type-graphql';
import { TIME_CONTROL_KINDS, type TimeControlKind, TimeControlKindEnum } from './bots.vocabulary.js';

const SHORTEST = TIME_CONTROL_LIMITS.initialSeconds.least;

@InputType({ description: 'The games that a bot takes.' })
export class ChallengesInput {
  @Field(() => Int, {
    description:
      'How many at once, 1 to 1000: nobody can begin more with you. Every running game of yours counts, but those without a clock in seconds only while they began or a move was made within the last hour.',
  })
  readonly games: number;

  @Field(() => [TimeControlKindEnum], {
    defaultValue: [...TIME_CONTROL_KINDS],
    description: 'Those with which of the kinds of time control.',
  })
  readonly timeControls: readonly TimeControlKind[];

  @Field(() => Int, {
    defaultValue: SHORTEST,
    description: 'The fewest seconds on the clock at the start, for REALTIME.',
  })
  readonly minInitialSeconds: number;

  @Field(() => String, {
    nullable: true,
    description:
      "For the host's own bot: the host's `BOT_KEY`. Whoever names no bot plays this one as long as it is connected and has room. A wrong key is FORBIDDEN.",
  })
  readonly hostKey?: string | null;
}
