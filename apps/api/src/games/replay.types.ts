import type * as engine from '@fog/engine';
import { Arg, Field, Int, ObjectType } from 'type-graphql';
import { lengthCost } from '../graphql/costs.js';
import { badInput } from '../graphql/errors.js';
import { BoardView } from './boards.types.js';
import { PlayedMove } from './moves.types.js';

const DEFAULT_FRAMES = 500;
const MOST_FRAMES = 1000;

@ObjectType({ description: 'A finished game at one moment, through three pairs of eyes.' })
export class ReplayFrame implements engine.ReplayFrame {
  @Field(() => Int, { description: 'Half-moves made; 0 is the start.' })
  readonly ply: number;

  @Field(() => PlayedMove, { nullable: true, description: 'The move that led here; null at the start.' })
  readonly move: PlayedMove | null;

  @Field(() => BoardView, { description: 'Without fog.' })
  readonly all: BoardView;

  @Field(() => BoardView, { description: 'As White saw it.' })
  readonly white: BoardView;

  @Field(() => BoardView, { description: 'As Black saw it.' })
  readonly black: BoardView;

  @Field(() => Int, {
    nullable: true,
    description: "White's time left in milliseconds; null without a clock.",
  })
  readonly whiteMs: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Black's time left in milliseconds; null without a clock.",
  })
  readonly blackMs: number | null;
}

@ObjectType({ description: 'A game that is over, move by move.' })
export class Replay {
  @Field(() => Int, { description: 'Half-moves made; the replay has one frame more.' })
  readonly plies: number;

  readonly #replay: engine.Replay;

  constructor(replay: engine.Replay) {
    this.#replay = replay;
    this.plies = replay.plies;
  }

  @Field(() => [ReplayFrame], {
    complexity: ({ args, childComplexity }) =>
      1 + lengthCost(args.count ?? DEFAULT_FRAMES, childComplexity + 1),
    description: 'A stretch of frames. Ask for `placement` alone where three short strings a frame will do.',
  })
  frames(
    @Arg('from', () => Int, { nullable: true, defaultValue: 0, description: 'The ply of the first frame.' })
    from: number | null,
    @Arg('count', () => Int, {
      nullable: true,
      defaultValue: DEFAULT_FRAMES,
      description: `How many at most, 1 to ${MOST_FRAMES}.`,
    })
    count: number | null,
  ): ReplayFrame[] {
    const [first, most] = [from ?? 0, count ?? DEFAULT_FRAMES];
    if (most < 1 || most > MOST_FRAMES) throw badInput('count', `count runs from 1 to ${MOST_FRAMES}.`);
    if (first < 0) throw badInput('from', 'from counts from 0.');
    return this.#replay.frames(first, most);
  }
}
