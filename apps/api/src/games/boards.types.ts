import type * as engine from '@fog/engine';
import type { Color, Eyes, PieceKind, PromotionKind, SquareName } from '@fog/engine';
import { Field, Int, ObjectType } from 'type-graphql';
import { SquareScalar } from '../graphql/scalars.js';
import { ColorEnum, EyesEnum, PieceKindEnum } from './games.vocabulary.js';

/** How much a list can hold, for the cost of a query; of legal moves, more than all but contrived positions have. */
const MOST = { squares: 64, pieces: 32, losses: 32, legalMoves: 40 } as const;
const listOf =
  (most: number) =>
  ({ childComplexity }: { childComplexity: number }) =>
    most * (childComplexity + 1);

@ObjectType({ description: 'A piece on its square.' })
export class PlacedPiece {
  @Field(() => SquareScalar, { description: 'Where it stands.' })
  readonly square: SquareName;

  @Field(() => ColorEnum, { description: 'Whose it is.' })
  readonly color: Color;

  @Field(() => PieceKindEnum, { description: 'What it is.' })
  readonly kind: PieceKind;
}

@ObjectType({ description: 'A move you may make now.' })
export class LegalMove {
  @Field(() => SquareScalar, { description: 'The square of the piece that moves.' })
  readonly from: SquareName;

  @Field(() => SquareScalar, { description: "Where it goes; castling is the king's own step (e1g1)." })
  readonly to: SquareName;

  @Field(() => PieceKindEnum, {
    nullable: true,
    description: 'What the pawn becomes; null where nothing promotes.',
  })
  readonly promotion: PromotionKind | null;
}

@ObjectType({ description: 'A piece that was captured.' })
export class Loss {
  @Field(() => Int, { description: 'The ply of the capturing move.' })
  readonly ply: number;

  @Field(() => ColorEnum, { description: 'Whose piece it was.' })
  readonly color: Color;

  @Field(() => SquareScalar, {
    description: 'Where it stood; for a pawn taken en passant, the square it stood on.',
  })
  readonly square: SquareName;

  @Field(() => PieceKindEnum, { description: 'What it was.' })
  readonly kind: PieceKind;
}

@ObjectType({
  description:
    'A board as certain eyes see it. Lists run a1, b1 … h8. Eyes that are not yours give the dark board: fog everywhere, no piece, no mark, and never an error.',
})
export class BoardView implements engine.BoardView {
  @Field(() => EyesEnum, { nullable: true, description: 'Whose eyes these are; null: dark.' })
  readonly eyes: Eyes | null;

  @Field(() => Int, { description: 'Half-moves made when the board stood so.' })
  readonly ply: number;

  @Field({
    description:
      'Like the first field of a FEN: digits count squares seen empty, and one ? stands for each square in the fog. The dark board has a ? for every square.',
  })
  readonly placement: string;

  @Field(() => [SquareScalar], {
    complexity: listOf(MOST.squares),
    description: 'The squares that these eyes see.',
  })
  readonly visibleSquares: readonly SquareName[];

  @Field(() => [PlacedPiece], {
    complexity: listOf(MOST.pieces),
    description: 'The pieces that these eyes see.',
  })
  readonly pieces: readonly PlacedPiece[];

  @Field(() => [LegalMove], {
    complexity: listOf(MOST.legalMoves),
    description: 'The moves you may make; empty unless it is your turn here and now.',
  })
  readonly legalMoves: readonly LegalMove[];

  @Field(() => [Loss], {
    complexity: listOf(MOST.losses),
    description: "These eyes' own pieces captured so far, oldest first, seen or not.",
  })
  readonly losses: readonly Loss[];

  @Field(() => SquareScalar, {
    nullable: true,
    description:
      'The square of the newest loss while it is out of sight: from the move that took the piece until your next move.',
  })
  readonly lossMark: SquareName | null;
}
