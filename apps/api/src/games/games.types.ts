import {
  type Color,
  type EndReason,
  type Eyes,
  type GameStatus,
  type Glance,
  remaining,
  type View,
} from '@fog/engine';
import { Arg, Ctx, createUnionType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { LISTING, PAST, VIEWING } from '../graphql/costs.js';
import { Node } from '../graphql/node.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { sharedCost } from '../graphql/shared-costs.js';
import { invitationUrl, type LinkContext } from '../http/site-links.js';
import { Player } from '../players/players.types.js';
import { isSample } from '../samples/sample-games.js';
import { BoardView } from './boards.types.js';
import { Clock, TimeControl } from './clock.types.js';
import {
  ColorEnum,
  EndReasonEnum,
  EyesEnum,
  GameStatusEnum,
  type Pairing,
  PairingEnum,
  type Role,
  RoleEnum,
} from './games.vocabulary.js';
import { MoveEntry } from './moves.types.js';
import { Problem } from './problems.js';
import { standingRematchOffer } from './rematch.js';
import { Replay } from './replay.types.js';
import type { PublicGame, StoredFacts } from './stored-game.js';

const EYES_DESCRIPTION =
  "Whose eyes; by default those you have: your seat's, and ALL after the end. For two people at one device the default is dark, and only the side to move opens. Eyes you do not have are dark, never an error.";

@ObjectType({ description: 'The opening of a free seat, to be sent to one person.' })
export class Invitation {
  @Field({ description: 'The link to send. Its secret stands in the fragment, which no server is sent.' })
  readonly url: string;

  @Field({ description: 'The secret alone, for `joinGame`.' })
  readonly token: string;
}

@ObjectType({ description: 'How a game ended.' })
export class GameResult {
  @Field(() => ColorEnum, { nullable: true, description: 'Who won; null for a draw.' })
  readonly winner: Color | null;

  @Field(() => EndReasonEnum, { description: 'Why it ended.' })
  readonly reason: EndReason;
}

/** What everybody may know of a game, and the view through which the rest is seen. */
interface SeenFacts {
  readonly stored: StoredFacts;
  readonly at: Date;
  readonly role: Role;
  /** What can be seen without the past. */
  glance(): Promise<Glance>;
  view(): Promise<View>;
  /** Null before the end. */
  pgn(siteOrigin: string): Promise<string | null>;
  /** The free seat's secret, where this viewer may hand it on. */
  readonly invitationToken: string | null;
}

const viewing = ({ childComplexity }: { childComplexity: number }) => VIEWING + childComplexity;
const listingMoves = ({ childComplexity }: { childComplexity: number }) => LISTING + childComplexity;

/** A game as one viewer sees it: the only form in which a game leaves the referee. */
@ObjectType('Game', { implements: Node, description: 'A game as you see it.' })
export class SeenGame extends Node {
  @Field(() => Int, {
    description:
      'Grows with every public change: seat, move, offer, decline, end. Of two answers the higher is newer.',
  })
  readonly version: number;

  @Field(() => GameStatusEnum, { description: 'Where it stands in its life.' })
  readonly status: GameStatus;

  @Field(() => PairingEnum, { description: 'How the two players come together.' })
  readonly pairing: Pairing;

  @Field({ description: 'Whether public lists show the game once it is finished.' })
  readonly listed: boolean;

  @Field(() => TimeControl, { nullable: true, description: 'Null: no clock.' })
  readonly timeControl: TimeControl | null;

  @Field(() => Player, { nullable: true, description: 'Who plays White; null while the seat is free.' })
  readonly white: Player | null;

  @Field(() => Player, { nullable: true, description: 'Who plays Black; null while the seat is free.' })
  readonly black: Player | null;

  @Field(() => RoleEnum, { description: 'What you are in it.' })
  readonly role: Role;

  @Field(() => ColorEnum, {
    nullable: true,
    description: 'Whose turn it is; null unless the game is active.',
  })
  readonly turn: Color | null;

  @Field(() => Int, { description: 'Half-moves made.' })
  readonly ply: number;

  @Field(() => Clock, {
    nullable: true,
    description: 'The time left; null without a clock, and before the start.',
  })
  readonly clock: Clock | null;

  @Field(() => ColorEnum, { nullable: true, description: 'The side whose draw offer stands. Public.' })
  readonly drawOffer: Color | null;

  @Field(() => ColorEnum, {
    nullable: true,
    description: 'The side whose offer of another game stands; it lapses after 24 hours. Public.',
  })
  readonly rematchOffer: Color | null;

  /** The game that `rematch` shows. */
  readonly rematchGameId: string | null;

  @Field(() => GameResult, { nullable: true, description: 'Null before the end, and for an aborted game.' })
  readonly result: GameResult | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  readonly createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When both seats were taken.' })
  readonly startedAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was finished or aborted.' })
  readonly endedAt: Date | null;

  @Field({
    description: 'Whether it is one of the three famous games that every installation begins with.',
  })
  readonly isSample: boolean;

  readonly #glance: SeenFacts['glance'];
  readonly #view: SeenFacts['view'];
  readonly #pgn: SeenFacts['pgn'];
  readonly #invitationToken: string | null;

  constructor({ stored, at, role, glance, view, pgn, invitationToken }: SeenFacts) {
    super(stored.id);
    const { game } = stored;
    this.version = stored.version;
    this.status = game.status;
    this.pairing = stored.pairing;
    this.listed = stored.listed;
    this.timeControl = game.timeControl && timeControlFields(game.timeControl);
    this.white = stored.white;
    this.black = stored.black;
    this.role = role;
    this.turn = game.turn;
    this.ply = game.ply;
    this.clock = game.clock && {
      whiteMs: remaining(game.clock, 'white', at.getTime()),
      blackMs: remaining(game.clock, 'black', at.getTime()),
      running: game.clock.running,
      at,
    };
    this.drawOffer = game.drawOffer;
    this.rematchOffer = standingRematchOffer(stored, at.getTime());
    this.rematchGameId = stored.rematch.gameId;
    this.result = game.result;
    this.createdAt = stored.createdAt;
    this.startedAt = game.startedAt === null ? null : new Date(game.startedAt);
    this.endedAt = game.endedAt === null ? null : new Date(game.endedAt);
    this.isSample = isSample(stored.id);
    this.#glance = glance;
    this.#view = view;
    this.#pgn = pgn;
    this.#invitationToken = invitationToken;
  }

  @Field(() => BoardView, { complexity: viewing, description: 'The board now.' })
  async board(
    @Arg('eyes', () => EyesEnum, { nullable: true, description: EYES_DESCRIPTION }) eyes?: Eyes,
  ): Promise<BoardView> {
    return (await this.#glance()).board(eyes ?? undefined);
  }

  @Extensions(sharedCost(PAST))
  @Field(() => BoardView, {
    nullable: true,
    complexity: viewing,
    description: 'The board as it stood after that many half-moves; null where there is no such ply.',
  })
  async boardAt(
    @Arg('ply', () => Int, { description: 'Half-moves made; 0 is the start.' }) ply: number,
    @Arg('eyes', () => EyesEnum, { nullable: true, description: EYES_DESCRIPTION }) eyes?: Eyes,
  ): Promise<BoardView | null> {
    return (await this.#view()).boardAt(ply, eyes ?? undefined);
  }

  @Extensions(sharedCost(PAST))
  @Field(() => [MoveEntry], {
    complexity: listingMoves,
    description: 'The moves from one ply on, each hidden from you or readable.',
  })
  async moves(
    @Arg('from', () => Int, { nullable: true, defaultValue: 1, description: 'The first ply.' }) from:
      | number
      | null,
    @Arg('eyes', () => EyesEnum, { nullable: true, description: EYES_DESCRIPTION }) eyes?: Eyes,
  ): Promise<MoveEntry[]> {
    return (await this.#view()).moves(from ?? 1, eyes ?? undefined);
  }

  @Extensions(sharedCost(PAST))
  @Field(() => Replay, {
    nullable: true,
    description: 'The whole game through all eyes; null before the end.',
  })
  async replay(): Promise<Replay | null> {
    const replay = (await this.#view()).replay();
    return replay && new Replay(replay);
  }

  @Extensions(sharedCost(PAST))
  @Field(() => String, {
    nullable: true,
    complexity: viewing,
    description: 'The game in Portable Game Notation; null before the end.',
  })
  pgn(@Ctx() { siteOrigin }: LinkContext): Promise<string | null> {
    return this.#pgn(siteOrigin);
  }

  @Field(() => Invitation, {
    nullable: true,
    description: 'For the creator, while a seat is free. Opening the link takes no seat: `joinGame` does.',
  })
  invitation(@Ctx() { siteOrigin }: LinkContext): Invitation | null {
    const token = this.#invitationToken;
    return token === null ? null : { url: invitationUrl(siteOrigin, this.id, token), token };
  }
}

function timeControlFields(timeControl: NonNullable<PublicGame['timeControl']>): TimeControl {
  const none = { initialSeconds: null, incrementSeconds: null, daysPerMove: null };
  const { kind: _, ...given } = timeControl;
  return { ...none, ...given };
}

/** What a wish in a game comes to. */
export const GameAction = createUnionType({
  name: 'GameAction',
  description: 'The game as it stands after what you did, or why it was refused.',
  types: () => [SeenGame, Problem] as const,
});
export type GameAction = SeenGame | Problem;
