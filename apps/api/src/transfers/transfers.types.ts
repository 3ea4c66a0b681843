import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({ description: 'Your way to another browser. Whoever opens it is you, there as well as here.' })
export class Transfer {
  @Field({
    description: 'The link to open there. Its secret stands in the fragment, which no server is sent.',
  })
  readonly url: string;

  @Field({ description: 'The secret alone, for `startSession`.' })
  readonly token: string;

  @Field(() => DateTimeScalar, { description: 'Until when it is good, for one use; a newer one voids it.' })
  readonly expiresAt: Date;
}
