import type { Color } from '@fog/engine';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';
import { ColorEnum } from './games.vocabulary.js';

@ObjectType({ description: 'How long the players may think: the first two, or the third.' })
export class TimeControl {
  @Field(() => Int, { nullable: true, description: 'Seconds on each clock at the start, 15 to 10800.' })
  readonly initialSeconds: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds added after each move, 0 to 60.' })
  readonly incrementSeconds: number | null;

  @Field(() => Int, { nullable: true, description: 'Days for every single move, 1 to 14.' })
  readonly daysPerMove: number | null;
}

@ObjectType({
  description: 'The time left. Count down from the moment you receive it: no synchronised clock is needed.',
})
export class Clock {
  @Field(() => Int, { description: "White's milliseconds left at the instant `at`." })
  readonly whiteMs: number;

  @Field(() => Int, { description: "Black's milliseconds left at the instant `at`." })
  readonly blackMs: number;

  @Field(() => ColorEnum, { nullable: true, description: 'Whose time runs; null while nobody’s does.' })
  readonly running: Color | null;

  @Field(() => DateTimeScalar, { description: "The database's time when this answer was made." })
  readonly at: Date;
}
