import { legalMoves, type Move, makeUci, play } from '@fog/engine';
import { type Random, shuffled } from '../../packages/engine/src/testing/random.js';
import { extended, isRunning, type Line, standing } from './line.js';
import { isOwnMove, looksTheSame, sightOf, type Twins } from './twins.js';

/** How many moves of the other game are tried for each step: enough to find one, few enough to be quick. */
const TRIED = 6;

/**
 * Twins played on by up to so many half-moves: the onlooker's own moves are the same in both games, those that the
 * onlooker does not make differ wherever the onlooker sees no difference.
 */
export function playedOn(twins: Twins, plies: number, random: Random): Twins {
  let longest = twins;
  for (let ply = 0; ply < plies; ply++) {
    const next = step(longest, random);
    if (next === null) break;
    longest = next;
  }
  return longest;
}

function step(twins: Twins, random: Random): Twins | null {
  const { onlooker } = twins;
  for (const move of movesToTry(twins.a, random)) {
    const a = extended(twins.a, move);
    if (a === null || !isRunning(a)) continue;
    const b = isOwnMove(twins) ? same(twins, a, move) : another(twins, a, move, random);
    if (b !== null) return { onlooker, a, b };
  }
  return null;
}

function same({ b, onlooker }: Twins, a: Line, move: Move): Line | null {
  const other = extended(b, move);
  return other && looksTheSame(a, other, onlooker) ? other : null;
}

/** The other game with any move that looks like this one; this very move is the last resort. */
function another(twins: Twins, a: Line, move: Move, random: Random): Line | null {
  const uci = makeUci(move);
  const others = movesToTry(twins.b, random).filter((each) => makeUci(each) !== uci);
  for (const other of others.slice(0, TRIED)) {
    const b = wouldLookTheSame(twins, a, other) ? same(twins, a, other) : null;
    if (b !== null) return b;
  }
  return same(twins, a, move);
}

/** Looks at where a move leads, which takes a part of the time that a game does which it is played in. */
function wouldLookTheSame({ b, onlooker }: Twins, a: Line, move: Move): boolean {
  const next = play(standing(b), move);
  return next.ok && sightOf(next.value, onlooker) === sightOf(standing(a), onlooker);
}

/** Moves by lot, with those first that chance seldom brings: by turns a move back, so that positions repeat, a rare one, any. */
function movesToTry(line: Line, random: Random): Move[] {
  const moves = shuffled(legalMoves(standing(line)), random);
  const wishes: ((move: Move) => boolean)[] = [isBackTo(line), isRare, () => false];
  const isWished = wishes[random(wishes.length)];
  return [...moves.filter(isWished), ...moves.filter((move) => !isWished(move))];
}

function isBackTo({ moves }: Line): (move: Move) => boolean {
  const last = moves.at(-2) ?? '';
  const back = last.slice(2, 4) + last.slice(0, 2);
  return (move) => makeUci(move) === back;
}

/** A promotion, what comes close to one where it is a pawn's, and what castles where it is the king's. */
function isRare(move: Move): boolean {
  return move.promotion !== null || /^(e([18])[cg]\2|.5.6|.6.7|.4.3|.3.2)$/.test(makeUci(move));
}
