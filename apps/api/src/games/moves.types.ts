import type * as engine from '@fog/engine';
import type { Color, PieceKind, PromotionKind, SquareName } from '@fog/engine';
import { Field, Int, ObjectType } from 'type-graphql';
import { SquareScalar } from '../graphql/scalars.js';
import { ColorEnum, PieceKindEnum } from './games.vocabulary.js';

@ObjectType({ description: 'A move that was made and that you may know.' })
export class PlayedMove implements engine.PlayedMove {
  @Field(() => SquareScalar, { description: 'The square the piece left.' })
  readonly from: SquareName;

  @Field(() => SquareScalar, { description: "Where it went; castling is the king's own step (e1g1)." })
  readonly to: SquareName;

  @Field(() => PieceKindEnum, { nullable: true, description: 'What the pawn became.' })
  readonly promotion: PromotionKind | null;

  @Field(() => PieceKindEnum, { nullable: true, description: 'What it captured.' })
  readonly captured: PieceKind | null;

  @Field({ description: 'Standard algebraic notation, without + and #: nobody is told of a check here.' })
  readonly san: string;

  @Field({ description: 'UCI notation: "e2e4", "e7e8q".' })
  readonly uci: string;
}

@ObjectType({
  description:
    'A half-move of the game. One constant shape for every hidden move, even where it happened in plain view.',
})
export class MoveEntry implements engine.MoveEntry {
  @Field(() => Int, { description: "Its number: 1 is White's first move, 2 Black's first." })
  readonly ply: number;

  @Field(() => ColorEnum, { description: 'Who moved.' })
  readonly color: Color;

  @Field(() => PlayedMove, { nullable: true, description: 'The move; null where it is hidden from you.' })
  readonly move: PlayedMove | null;
}
