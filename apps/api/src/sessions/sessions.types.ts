import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';
import { vocabulary } from '../graphql/vocabulary.js';
import { Player } from '../players/players.types.js';

export const DELIVERIES = ['token', 'cookie'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const DeliveryEnum = vocabulary<Delivery>('Delivery', 'How a session reaches its holder.', {
  token: 'As a bearer token in the answer, for programs and for pages of other sites.',
  cookie: 'As an httpOnly cookie, for the site itself.',
});

@ObjectType({ description: 'The proof of being a player. Whoever holds it is that player.' })
export class Session {
  @Field(() => String, {
    nullable: true,
    description: 'For `Authorization: Bearer …` and `connection_init`; shown this once. Null for COOKIE.',
  })
  readonly token: string | null;

  @Field(() => DateTimeScalar, { description: 'When it ends unless it is used; each use puts that off.' })
  readonly expiresAt: Date;

  @Field(() => Player, { description: 'Who you are.' })
  readonly player: Player;
}
