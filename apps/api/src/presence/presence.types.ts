import type { Color } from '@fog/engine';
import { Field, ObjectType } from 'type-graphql';
import { ColorEnum } from '../games/games.vocabulary.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({
  description: 'Whether the other player has the game open. A lost connection alone never ends a game.',
})
export class Presence {
  @Field(() => ColorEnum, { description: "The other player's side." })
  readonly color: Color;

  @Field({ description: 'Whether they have the game open now.' })
  readonly online: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when; null for one who was never there.',
  })
  readonly since: Date | null;
}
