import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({ description: 'The server that answers.' })
export class Server {
  @Field({ description: 'The version of the API.' })
  readonly version: string;

  @Field({ description: 'The commit it was built from, or "unknown".' })
  readonly commit: string;

  @Field(() => DateTimeScalar, { description: "The database's time, by which every clock here goes." })
  readonly time: Date;
}
