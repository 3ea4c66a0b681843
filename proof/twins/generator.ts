import { START_FEN } from '@fog/engine';
import type { Random } from '../../packages/engine/src/testing/random.js';
import { stateTwins } from './state-twins.js';
import { playedOn } from './trace-twins.js';
import { ONLOOKERS, type Onlooker, type Twins, twinsOf } from './twins.js';

/** How far the twins are played on that begin in the middle of a game. */
const PLIES_FROM_STATE = 24;

/** Twins from the usual start, without end, for each onlooker in turn. */
export function* traceTwins(random: Random, plies: number): Generator<Twins> {
  for (let game = 0; ; game++) {
    const start = twinsOf(ONLOOKERS[game % ONLOOKERS.length], [START_FEN, START_FEN], []);
    if (start) yield playedOn(start, plies, random);
  }
}

/** Twins of every kind, without end: each game from the usual start is followed by some from the middle of others. */
export function* allTwins(random: Random, plies = 80): Generator<Twins> {
  for (const traced of traceTwins(random, plies)) {
    yield traced;
    for (let wish = 0; wish < 4; wish++)
      yield playedOn(surely(traced.onlooker, random), PLIES_FROM_STATE, random);
  }
}

function surely(onlooker: Onlooker, random: Random): Twins {
  for (;;) {
    const twins = stateTwins(onlooker, random);
    if (twins !== null) return twins;
  }
}
