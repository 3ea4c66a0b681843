import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { type Context, requirePlayer } from '../graphql/context.js';
import { READING } from '../graphql/costs.js';
import { CreateGameInput, JoinGameInput, PlayMoveInput } from './games.inputs.js';
import { GameAction, SeenGame } from './games.types.js';

const GAME_ID = { description: 'The game.' };

/** Who asks, and for what; the rest is the service's. */
@Resolver(() => SeenGame)
export class GamesResolver {
  @Query(() => SeenGame, {
    nullable: true,
    complexity: ({ childComplexity }) => READING + childComplexity,
    description: 'A game as you see it, or null. Its id is all it takes to watch it, as a spectator.',
  })
  game(@Arg('id', () => ID, GAME_ID) id: string, @Ctx() { services, player }: Context) {
    return services.games.see(id, player);
  }

  @Mutation(() => GameAction, { description: 'Creates a game and seats you in it.' })
  createGame(
    @Arg('input', () => CreateGameInput, { description: 'The game wished for.' }) input: CreateGameInput,
    @Ctx() context: Context,
  ) {
    return context.services.games.create(requirePlayer(context), input);
  }

  @Mutation(() => GameAction, {
    description: 'Takes the free seat; the game begins. Nothing else ever takes a seat.',
  })
  joinGame(
    @Arg('input', () => JoinGameInput, { description: 'The seat.' }) input: JoinGameInput,
    @Ctx() context: Context,
  ) {
    return context.services.games.join(requirePlayer(context), input);
  }

  @Mutation(() => GameAction, {
    description:
      'Plays a move. The same move at the same ply is a success however often it is sent, also after the game has ended. For two people at one device it moves for the side to move.',
  })
  playMove(
    @Arg('input', () => PlayMoveInput, { description: 'The move.' }) input: PlayMoveInput,
    @Ctx() context: Context,
  ) {
    return context.services.games.playMove(requirePlayer(context), input);
  }

  @Mutation(() => GameAction, {
    description:
      'Gives the game up: the other side wins. Before both sides have moved it aborts the game instead.',
  })
  resign(@Arg('gameId', () => ID, GAME_ID) gameId: string, @Ctx() context: Context) {
    return context.services.games.resign(requirePlayer(context), gameId);
  }

  @Mutation(() => GameAction, {
    description: 'Ends the game without a result, before both sides have moved.',
  })
  abortGame(@Arg('gameId', () => ID, GAME_ID) gameId: string, @Ctx() context: Context) {
    return context.services.games.abort(requirePlayer(context), gameId);
  }

  @Mutation(() => GameAction, {
    description:
      'Offers a draw, or accepts the one the other side has offered. Two people at one device agree at once.',
  })
  offerDraw(
    @Arg('gameId', () => ID, GAME_ID) gameId: string,
    @Arg('ply', () => Int, { description: '`Game.ply` as you saw it; if the game has moved on: STALE_PLY.' })
    ply: number,
    @Ctx() context: Context,
  ) {
    return context.services.games.offerDraw(requirePlayer(context), gameId, ply);
  }

  @Mutation(() => GameAction, { description: "Declines the other side's draw offer." })
  declineDraw(@Arg('gameId', () => ID, GAME_ID) gameId: string, @Ctx() context: Context) {
    return context.services.games.declineDraw(requirePlayer(context), gameId);
  }

  @Mutation(() => GameAction, {
    description:
      'Offers another game once this one is over, or accepts the offer of the other side: then `rematch` has begun, colours swapped. Two people at one device begin it at once.',
  })
  offerRematch(@Arg('gameId', () => ID, GAME_ID) gameId: string, @Ctx() context: Context) {
    return context.services.games.offerRematch(requirePlayer(context), gameId);
  }

  @FieldResolver(() => SeenGame, {
    nullable: true,
    complexity: ({ childComplexity }) => READING + childComplexity,
    description: 'The game that followed, once both have agreed to it.',
  })
  rematch(@Root() { rematchGameId }: SeenGame, @Ctx() { services, player }: Context) {
    return rematchGameId === null ? null : services.games.see(rematchGameId, player);
  }

  @Subscription(() => SeenGame, {
    description:
      'The game as it stands, then after every change of its version. Keep the answer with the highest version.',
    subscribe: ({ args, context }) =>
      (context as Context).services.games.follow(args.id, (context as Context).player),
  })
  gameChanged(@Arg('id', () => ID, GAME_ID) _id: string, @Root() seen: SeenGame): SeenGame {
    return seen;
  }

  @Subscription(() => SeenGame, {
    description:
      'One of your games, whenever it wants you: your turn, an offer, an opponent who has come, an end. Without a session: an error.',
    subscribe: ({ context }) =>
      (context as Context).services.games.followOwn(requirePlayer(context as Context)),
  })
  myGamesChanged(@Root() seen: SeenGame): SeenGame {
    return seen;
  }
}
