import { Field, Int, ObjectType } from 'type-graphql';
import { Player } from '../players/players.types.js';
import { type TimeControlKind, TimeControlKindEnum } from './bots.vocabulary.js';

/** What a bot takes. */
export interface BotOffer {
  /** How many games at once. */
  readonly games: number;
  readonly timeControls: readonly TimeControlKind[];
  readonly minInitialSeconds: number;
  /** Whether it is the host's own. */
  readonly ofHost: boolean;
}

@ObjectType({
  description: 'A bot that is connected. Play it with `createGame`: COMPUTER, and its id as `bot`.',
})
export class Bot implements Omit<BotOffer, 'ofHost'> {
  @Field(() => Player, { description: 'Who it is.' })
  readonly player: Player;

  @Field(() => Int, { description: 'How many games it plays at once.' })
  readonly games: number;

  @Field({ description: 'Whether it has room for one more now.' })
  readonly isFree: boolean;

  @Field(() => [TimeControlKindEnum], { description: 'The kinds of time control that it takes.' })
  readonly timeControls: readonly TimeControlKind[];

  @Field(() => Int, { description: 'The fewest seconds on the clock at the start, for REALTIME.' })
  readonly minInitialSeconds: number;
}
