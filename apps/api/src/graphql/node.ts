import { Field, ID, InterfaceType } from 'type-graphql';

/** Everything that has an id of its own. Implementations are classes, so GraphQL tells them apart by instance. */
@InterfaceType({ description: 'Something with an id of its own, to be read again through `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and url-safe; the same in the API and in addresses.' })
  readonly id: string;

  protected constructor(id: string) {
    this.id = id;
  }
}
