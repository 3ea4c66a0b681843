import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Every expected refusal, with what it says to the one who is refused. None of them tells hidden state. */
const MESSAGES = {
  GAME_NOT_FOUND: 'There is no game with this id.',
  GAME_NOT_STARTED: 'The game has not started: a seat is still free.',
  NOT_YOUR_GAME: 'You hold no seat in this game.',
  NOT_YOUR_TURN: 'The other side is to move.',
  ILLEGAL_MOVE: 'This move cannot be played.',
  STALE_PLY: 'The game has moved on: another move was played at this ply.',
  GAME_OVER: 'The game is over.',
  SEAT_TAKEN: 'Both seats are taken.',
  INVITATION_INVALID: 'This invitation does not open a seat in this game.',
  ALREADY_SEATED: 'You already hold a seat in this game.',
  CANNOT_ABORT: 'Both sides have moved: a game can be resigned now, but not aborted.',
  NO_OFFER: 'There is no offer to answer.',
  OFFER_TOO_SOON: 'A draw can be offered once both have moved, and again after ten more moves of your own.',
  NO_OPPONENT: 'Nobody is there to play against.',
  BAD_INPUT: 'The request does not fit this game.',
} as const;

export type ProblemCode = keyof typeof MESSAGES;

const codes = Object.keys(MESSAGES) as ProblemCode[];

/** The refusal codes as a GraphQL enum. */
export const ProblemCodeEnum = Object.fromEntries(codes.map((code) => [code, code])) as {
  readonly [Code in ProblemCode]: Code;
};

registerEnumType(ProblemCodeEnum, {
  name: 'ProblemCode',
  description: 'Why something was refused.',
  valuesConfig: Object.fromEntries(codes.map((code) => [code, { description: MESSAGES[code] }])),
});

@ObjectType({ description: 'An expected refusal. Nothing was changed.' })
export class Problem {
  @Field(() => ProblemCodeEnum, { description: 'Stable, for programs.' })
  readonly code: ProblemCode;

  @Field({ description: 'One English sentence, for people who write clients.' })
  readonly message: string;

  /** @param message where the code's own sentence is not enough. */
  constructor(code: ProblemCode, message: string = MESSAGES[code]) {
    this.code = code;
    this.message = message;
  }
}
