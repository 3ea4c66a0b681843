import { Field, InputType } from 'type-graphql';
import { type Delivery, DeliveryEnum } from './sessions.types.js';

@InputType({ description: 'A new guest, or a guest from another browser.' })
export class StartSessionInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name to show; without one it is "Guest-" and four digits.',
  })
  readonly name?: string | null;

  @Field(() => DeliveryEnum, { description: 'How the session is to reach you.' })
  readonly delivery: Delivery;

  @Field(() => String, {
    nullable: true,
    description:
      "The token of a transfer: the session is then that guest's, whoever this browser was before. `name` does not count.",
  })
  readonly transfer?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether a program plays under this name, not a person; settled for good, and shown as `Player.isBot`. Needs TOKEN. With a transfer it does not count.',
  })
  readonly isBot?: boolean | null;
}
