import type { PieceKind, SquareName, TimeControlInput as TimeControlWish } from '@fog/engine';
import { Field, ID, InputType, Int } from 'type-graphql';
import { SquareScalar } from '../graphql/scalars.js';
import {
  type ColorWish,
  ColorWishEnum,
  type Pairing,
  PairingEnum,
  PieceKindEnum,
} from './games.vocabulary.js';

@InputType({ description: 'How long the players may think: the first two, or the third.' })
export class TimeControlInput implements TimeControlWish {
  @Field(() => Int, { nullable: true, description: 'Seconds on each clock at the start, 15 to 10800.' })
  readonly initialSeconds?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds added after each move, 0 to 60.' })
  readonly incrementSeconds?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days for every single move, 1 to 14.' })
  readonly daysPerMove?: number | null;
}

@InputType({ description: 'A game to be created.' })
export class CreateGameInput {
  @Field(() => PairingEnum, { description: 'How the two players come together.' })
  readonly pairing: Pairing;

  @Field(() => ColorWishEnum, {
    nullable: true,
    defaultValue: 'random',
    description: 'The side you want; settled at once. Two people at one device hold both.',
  })
  readonly color?: ColorWish | null;

  @Field(() => TimeControlInput, {
    nullable: true,
    description: 'Null for a game without a clock, which is the only kind for two people at one device.',
  })
  readonly timeControl?: TimeControlInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether public lists show the game once it is finished. Default true, for SAME_DEVICE false.',
  })
  readonly listed?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The bot to play against, for COMPUTER; null for the host's own, or another one where that is away or has no room.",
  })
  readonly bot?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Your own name for this wish, 1 to 64 characters: the same within 24 hours gives the same game.',
  })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'A seat to be taken.' })
export class JoinGameInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId: string;

  @Field(() => String, {
    nullable: true,
    description: "The invitation's token, for FRIEND; none for ANYONE.",
  })
  readonly token?: string | null;
}

@InputType({ description: 'A move to be played.' })
export class PlayMoveInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId: string;

  @Field(() => Int, {
    description: "`Game.ply` as you saw it: the half-moves made before this move, 0 for White's first.",
  })
  readonly ply: number;

  @Field(() => SquareScalar, { description: 'The square of the piece that moves.' })
  readonly from: SquareName;

  @Field(() => SquareScalar, {
    description:
      "Where it goes. Castling is the king's own step (e1g1); king takes own rook (e1h1) is the same move.",
  })
  readonly to: SquareName;

  @Field(() => PieceKindEnum, {
    nullable: true,
    description: 'What a pawn becomes on its last rank: required there, and refused elsewhere.',
  })
  readonly promotion?: PieceKind | null;
}
