import { flagged, pressClock } from './clock.js';
import { expiryDueAt } from './expiry.js';
import { factsOf, type Game, type GameFacts, gameWith, isOver } from './game.js';
import { packedMoves } from './moves.js';
import type { GameResult } from './outcome.js';
import { type Move, packed } from './packed-move.js';
import { type Color, opposite } from './piece.js';
import { normalized } from './play.js';
import { aborted, current, finished, moved, started } from './progress.js';
import { accept, type Result, refuse } from './result.js';

/** What can be asked of a game. `ply` is the number of half-moves made, as the one who asks saw it. */
export type Command =
  | { readonly kind: 'start' }
  | ({ readonly kind: 'move'; readonly color: Color; readonly ply: number } & Move)
  | { readonly kind: 'resign'; readonly color: Color }
  | { readonly kind: 'abort'; readonly color: Color }
  /** Offers a draw, or accepts the one that the other side has offered. */
  | { readonly kind: 'offerDraw'; readonly color: Color; readonly ply: number }
  | { readonly kind: 'declineDraw'; readonly color: Color }
  /** Both sides at one device agree. */
  | { readonly kind: 'agreeDraw'; readonly ply: number }
  /** The running side's time is over. */
  | { readonly kind: 'flag' }
  /** Nobody came, or nobody plays on. */
  | { readonly kind: 'expire' };

/** Why a command is refused. None of these tells anything that the one who asks does not know. */
export const REFUSAL_CODES = [
  'GAME_NOT_STARTED',
  'NOT_YOUR_TURN',
  'ILLEGAL_MOVE',
  'STALE_PLY',
  'GAME_OVER',
  'CANNOT_ABORT',
  'NO_OFFER',
  'OFFER_TOO_SOON',
  'BAD_INPUT',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

type Answer = Result<Game, RefusalCode>;

/** Half-moves after which both sides have moved: from here on clocks run, draws can be offered, games have results. */
const BOTH_HAVE_MOVED = 2;

/** Moves of its own that a side makes between two draw offers. */
const MOVES_BETWEEN_OFFERS = 10;

/**
 * Carries out a command at the instant `at` (ms since the epoch): a new game, the very same game where the command
 * had been carried out before, or a refusal. Whatever would change a game after a deadline finds the flag fallen
 * instead, even if nobody had noticed.
 */
export function command(game: Game, wish: Command, at: number): Answer {
  const answer = carryOut(game, wish, at);
  const changes = answer.ok && answer.value !== game;
  return changes ? (lostOnTime(game, at) ?? answer) : answer;
}

function carryOut(game: Game, wish: Command, at: number): Answer {
  switch (wish.kind) {
    case 'start':
      return start(game, at);
    case 'move':
      return move(game, wish, at);
    case 'resign':
      return resign(game, wish.color, at);
    case 'abort':
      return abort(game, at);
    case 'offerDraw':
      return offerDraw(game, wish.color, wish.ply, at);
    case 'declineDraw':
      return declineDraw(game, wish.color);
    case 'agreeDraw':
      return agreeDraw(game, wish.ply, at);
    case 'flag':
      return flag(game, at);
    case 'expire':
      return expire(game, at);
  }
}

function next(game: Game, step: (facts: GameFacts) => GameFacts): Game {
  return gameWith(step(factsOf(game)));
}

function end(game: Game, result: GameResult, at: number): Answer {
  return accept(next(game, (facts) => finished(facts, result, at)));
}

/** The refusal for everything that needs a game under way. */
function unlessActive(game: Game): RefusalCode | null {
  if (game.status === 'waiting') return 'GAME_NOT_STARTED';
  return isOver(game) ? 'GAME_OVER' : null;
}

function start(game: Game, at: number): Answer {
  if (isOver(game)) return refuse('GAME_OVER');
  return accept(game.status === 'active' ? game : next(game, (facts) => started(facts, at)));
}

/** The order of these checks is the contract's (api.md). */
function move(game: Game, wish: Extract<Command, { kind: 'move' }>, at: number): Answer {
  if (!Number.isInteger(wish.ply) || wish.ply < 0) return refuse('BAD_INPUT');
  if (wish.ply < game.ply) return isRepeated(game, wish) ? accept(game) : refuse('STALE_PLY');
  const inactive = unlessActive(game);
  if (inactive !== null) return refuse(inactive);
  if (wish.color !== game.turn) return refuse('NOT_YOUR_TURN');
  if (wish.ply > game.ply) return refuse('BAD_INPUT');

  const facts = factsOf(game);
  const position = current(facts);
  const wanted = normalized(position, packed(wish));
  if (!packedMoves(position).includes(wanted)) return refuse('ILLEGAL_MOVE');
  const { timeControl, clock } = facts;
  const pressed =
    clock === null || timeControl === null
      ? null
      : pressClock(clock, timeControl, wish.color, game.ply + 1, at);
  return accept(gameWith(moved(facts, wanted, pressed, at)));
}

/** Whether this very move was played at its ply by the same side, in whichever spelling. */
function isRepeated(game: Game, wish: Extract<Command, { kind: 'move' }>): boolean {
  const played = game.moves[wish.ply];
  const position = factsOf(game).positions[wish.ply];
  return played.color === wish.color && packed(played) === normalized(position, packed(wish));
}

/** Before both sides have moved, resigning is aborting (rules.md). */
function resign(game: Game, color: Color, at: number): Answer {
  const hasResigned = game.result?.reason === 'resignation' && game.result.winner === opposite(color);
  if (hasResigned || game.status === 'aborted') return accept(game);
  const inactive = unlessActive(game);
  if (inactive !== null) return refuse(inactive);
  return game.ply < BOTH_HAVE_MOVED
    ? abort(game, at)
    : end(game, { winner: opposite(color), reason: 'resignation' }, at);
}

function abort(game: Game, at: number): Answer {
  if (game.status === 'aborted') return accept(game);
  if (game.status === 'finished') return refuse('GAME_OVER');
  if (game.ply >= BOTH_HAVE_MOVED) return refuse('CANNOT_ABORT');
  return accept(next(game, (facts) => aborted(facts, at)));
}

/** Why a draw cannot be spoken of at this ply. */
function unlessNow(game: Game, ply: number): RefusalCode | null {
  const inactive = unlessActive(game);
  if (inactive !== null || ply === game.ply) return inactive;
  return ply < game.ply ? 'STALE_PLY' : 'BAD_INPUT';
}

function isAgreed({ result, ply }: Game, asked: number): boolean {
  return result?.reason === 'agreement' && asked === ply;
}

function offerDraw(game: Game, color: Color, ply: number, at: number): Answer {
  if (isAgreed(game, ply)) return accept(game);
  const untimely = unlessNow(game, ply);
  if (untimely !== null) return refuse(untimely);
  if (game.drawOffer === color) return accept(game);
  if (game.drawOffer !== null) return end(game, { winner: null, reason: 'agreement' }, at);
  if (!mayOffer(game, color)) return refuse('OFFER_TOO_SOON');
  return accept(
    next(game, (facts) => ({
      ...facts,
      drawOffer: color,
      lastDrawOffers: { ...facts.lastDrawOffers, [color]: game.ply },
    })),
  );
}

function mayOffer(game: Game, color: Color): boolean {
  const lastOffer = game.lastDrawOffers[color];
  if (game.ply < BOTH_HAVE_MOVED) return false;
  return lastOffer === null || movesSince(game, color, lastOffer) >= MOVES_BETWEEN_OFFERS;
}

/** Moves this side has made since so many half-moves had been made. */
function movesSince(game: Game, color: Color, ply: number): number {
  return game.moves.slice(ply).filter((played) => played.color === color).length;
}

function declineDraw(game: Game, color: Color): Answer {
  const inactive = unlessActive(game);
  if (inactive !== null) return refuse(inactive);
  if (game.drawOffer !== opposite(color)) return hasDeclined(game, color) ? accept(game) : refuse('NO_OFFER');
  return accept(next(game, (facts) => ({ ...facts, drawOffer: null })));
}

/** An offer that is gone although this side has not moved since can only have been declined. */
function hasDeclined(game: Game, color: Color): boolean {
  const offered = game.lastDrawOffers[opposite(color)];
  return game.drawOffer === null && offered !== null && movesSince(game, color, offered) === 0;
}

function agreeDraw(game: Game, ply: number, at: number): Answer {
  if (isAgreed(game, ply)) return accept(game);
  const untimely = unlessNow(game, ply);
  if (untimely !== null) return refuse(untimely);
  if (game.ply < BOTH_HAVE_MOVED) return refuse('OFFER_TOO_SOON');
  return end(game, { winner: null, reason: 'agreement' }, at);
}

function flag(game: Game, at: number): Answer {
  if (game.result?.reason === 'timeout') return accept(game);
  const inactive = unlessActive(game);
  if (inactive !== null) return refuse(inactive);
  return lostOnTime(game, at) ?? refuse('BAD_INPUT');
}

/** The game ended by the flag, if a flag has fallen by now. It loses, always: no material is insufficient (rules.md). */
function lostOnTime(game: Game, at: number): Answer | null {
  const loser = game.clock === null ? null : flagged(game.clock, at);
  return loser === null ? null : end(game, { winner: opposite(loser), reason: 'timeout' }, at);
}

/** How long a game may wait for players is the lobby's to know; from the start on it is told by `expiryDueAt`. */
function expire(game: Game, at: number): Answer {
  if (game.status === 'aborted') return accept(game);
  if (game.status === 'finished') return refuse('GAME_OVER');
  const due = expiryDueAt(game);
  const isDue = game.status === 'waiting' || (due !== null && at >= due);
  return isDue ? accept(next(game, (facts) => aborted(facts, at))) : refuse('BAD_INPUT');
}
