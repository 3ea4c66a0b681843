/**
 * Twins (secrecy.md): two games, or two positions, that differ in truth and look the same to one side. What "looks
 * the same" means is told here by the plain re-statement of the rules alone, so that `view` can be held against it.
 */
import { command } from '../command.js';
import { factsOf, type Game } from '../game.js';
import { legalMoves } from '../moves.js';
import { makeFen } from '../notation/fen.js';
import { makeUci } from '../notation/uci.js';
import type { Move } from '../packed-move.js';
import type { Color } from '../piece.js';
import { play } from '../play.js';
import { accepted, gameAfter, NOON } from './games.js';
import { plainSight } from './plain-vision.js';
import type { Random } from './random.js';

/** The position that nobody is shown. */
export function truth(game: Game) {
  return factsOf(game).positions[game.ply];
}

export interface Twins {
  readonly a: Game;
  readonly b: Game;
}

function played(game: Game, move: Move): Game {
  const color = game.turn ?? 'white';
  return accepted(command(game, { kind: 'move', color, ply: game.ply, ...move }, NOON + game.ply));
}

function sightAfter(game: Game, move: Move, color: Color): string {
  return plainSight(makeFen(accepted(play(truth(game), move))), color);
}

/** How many moves of the other game are tried for each step: enough to go on, few enough to be quick. */
const TRIED = 8;

/**
 * Twins for `color`, ply after ply, while both games run and can go on looking the same: own moves are the same in
 * both, the other side's differ where they can.
 */
export function* twinGames(color: Color, plies: number, random: Random): Generator<Twins> {
  let twins: Twins | undefined = { a: gameAfter(''), b: gameAfter('') };
  for (let ply = 0; ply < plies; ply++) {
    twins = step(twins, color, random);
    if (twins === undefined || twins.a.status !== 'active' || twins.b.status !== 'active') return;
    yield twins;
  }
}

function step({ a, b }: Twins, color: Color, random: Random): Twins | undefined {
  for (const move of shuffled(legalMoves(truth(a)), random)) {
    const seen = sightAfter(a, move, color);
    const others = a.turn === color ? [move] : shuffled(legalMoves(truth(b)), random).slice(0, TRIED);
    const alike = others.filter((other) => sightAfter(b, other, color) === seen);
    const other = alike.find((each) => makeUci(each) !== makeUci(move)) ?? alike.at(0);
    if (other !== undefined) return { a: played(a, move), b: played(b, other) };
  }
  return undefined;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const drawn = items.map((item) => ({ item, lot: random(2 ** 20) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ item }) => item);
}
