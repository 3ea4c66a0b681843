import { Field, ObjectType } from 'type-graphql';
import { Node } from '../graphql/node.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({ implements: Node, description: 'A guest or a bot, who can take seats.' })
export class Player extends Node {
  @Field({ description: 'The name shown, 1 to 32 characters. Not unique.' })
  readonly name: string;

  @Field({ description: 'Whether a program plays.' })
  readonly isBot: boolean;

  @Field({
    description:
      'Whether this is what remains of somebody who has had themselves deleted. The name then says so in English; show a word of your own language.',
  })
  readonly isDeleted: boolean;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  readonly createdAt: Date;

  constructor(
    facts: Pick<Player, 'id' | 'name' | 'isBot' | 'createdAt'> & { readonly deletedAt?: Date | null },
  ) {
    super(facts.id);
    this.name = facts.name;
    this.isBot = facts.isBot;
    this.isDeleted = facts.deletedAt != null;
    this.createdAt = facts.createdAt;
  }
}
