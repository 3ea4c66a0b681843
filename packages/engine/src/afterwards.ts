import { factsOf, type Game, type GameFacts, isOver } from './game.js';
import { generateMovesOf, moveBuffer } from './moves.js';
import { originOf, targetOf } from './packed-move.js';
import { type Color, KING, opposite, pieceOf, sideOf } from './piece.js';
import { type Position, repeats } from './position.js';
import type { Square } from './square.js';
import { visible } from './vision.js';

/** One value for each side. */
export type ForEach<Value> = Readonly<Record<Color, Value>>;

/** A move at which a side could have taken the king and played something else. */
export interface PassedChance {
  /** The ply that was played instead. */
  readonly ply: number;
  readonly color: Color;
}

/** What nobody saw while the game ran. Plies count half-moves made: ply 0 is the start. */
export interface Afterwards {
  /** The plies after which each side's king could be taken by a piece that its owner did not see. */
  readonly unseenDanger: ForEach<readonly number[]>;
  /** The chances to take a king that were passed by, oldest first. */
  readonly passedChances: readonly PassedChance[];
  /** The first ply after which each side saw the other's king; null if it never did. */
  readonly firstSight: ForEach<number | null>;
  /** For a draw by repetition the three plies after which the position stood; else none. */
  readonly repetition: readonly number[];
  /** How many squares each side saw after each ply, from the start on. */
  readonly squaresSeen: ForEach<readonly number[]>;
}

const moves = moveBuffer();

/** What nobody saw, worked out from the moves of an ended game; null before the end. */
export function afterwards(game: Game): Afterwards | null {
  if (!isOver(game)) return null;
  const facts = factsOf(game);
  return {
    unseenDanger: forEach((color) => pliesWhere(facts, (position) => isInUnseenDanger(position, color))),
    passedChances: passedChances(facts),
    firstSight: forEach((color) => pliesWhere(facts, (position) => seesKing(position, color)).at(0) ?? null),
    repetition: facts.result?.reason === 'threefold_repetition' ? repeatedPlies(facts) : [],
    squaresSeen: forEach((color) => facts.positions.map((position) => visible(position, color).size)),
  };
}

function forEach<Value>(work: (color: Color) => Value): ForEach<Value> {
  return { white: work('white'), black: work('black') };
}

function pliesWhere({ positions }: GameFacts, holds: (position: Position) => boolean): number[] {
  return positions.flatMap((position, ply) => (holds(position) ? [ply] : []));
}

function repeatedPlies(facts: GameFacts): number[] {
  const last = facts.positions[facts.moves.length];
  return pliesWhere(facts, (position) => repeats(position, last));
}

/** The squares of the pieces of `color` that could take the other king if it were their turn. */
function kingTakers(position: Position, color: Color): Square[] {
  const king = position.board.squares.indexOf(pieceOf(sideOf(opposite(color)), KING));
  const end = generateMovesOf(sideOf(color), position, moves, 0);
  return Array.from(moves.subarray(0, end))
    .filter((move) => targetOf(move) === king)
    .map(originOf);
}

function isInUnseenDanger(position: Position, color: Color): boolean {
  const seen = visible(position, color);
  return kingTakers(position, opposite(color)).some((square) => !seen.has(square));
}

function seesKing(position: Position, color: Color): boolean {
  const king = position.board.squares.indexOf(pieceOf(sideOf(opposite(color)), KING));
  return king !== -1 && visible(position, color).has(king);
}

function passedChances({ positions, moves: played }: GameFacts): PassedChance[] {
  return played.flatMap(({ ply, color, captured }) => {
    const hadChance = kingTakers(positions[ply - 1], color).length > 0;
    return hadChance && captured !== 'king' ? [{ ply, color }] : [];
  });
}
