import { randomInt } from 'node:crypto';
import {
  COLORS,
  type Color,
  command,
  type Game,
  newGame,
  parseTimeControl,
  type Result,
  type TimeControl,
} from '@fog/engine';
import { newId, newSecret } from '../ids.js';
import type { Player } from '../players/players.types.js';
import type { CreateGameInput } from './games.inputs.js';
import type { ColorWish, Pairing } from './games.vocabulary.js';
import { Problem } from './problems.js';
import { NO_REMATCH, type StoredGame } from './stored-game.js';

const LONGEST_KEY = 64;

/** What a wish for a game comes to once it has been checked. */
export interface GamePlan {
  readonly pairing: Pairing;
  readonly wish: ColorWish;
  /** The wish, settled. */
  readonly color: Color;
  readonly timeControl: TimeControl | null;
  readonly listed: boolean;
  /** The bot that was asked for; null for any. */
  readonly botId: string | null;
  readonly idempotencyKey: string | null;
}

const refuse = (problem: Problem) => ({ ok: false, problem }) as const;

/** Checks a wish for a game and settles what it leaves open. */
export function planGame(input: CreateGameInput): Result<GamePlan, Problem> {
  const { pairing, idempotencyKey = null } = input;
  if (idempotencyKey !== null && (idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY)) {
    return refuse(new Problem('BAD_INPUT', `idempotencyKey has 1 to ${LONGEST_KEY} characters.`));
  }
  if (input.bot && pairing !== 'computer') {
    return refuse(new Problem('BAD_INPUT', 'A bot can be named for COMPUTER only.'));
  }
  const timeControl = input.timeControl
    ? parseTimeControl(input.timeControl)
    : { ok: true as const, value: null };
  if (!timeControl.ok) {
    return refuse(
      new Problem(
        'BAD_INPUT',
        'A clock has 15 to 10800 seconds and an increment of 0 to 60, or 1 to 14 days per move.',
      ),
    );
  }
  if (pairing === 'same_device' && timeControl.value) {
    return refuse(new Problem('BAD_INPUT', 'Two people at one device play without a clock.'));
  }
  const wish = input.color ?? 'random';
  return {
    ok: true,
    value: {
      pairing,
      wish,
      color: wish === 'random' ? (COLORS[randomInt(COLORS.length)] as Color) : wish,
      timeControl: timeControl.value,
      listed: input.listed ?? pairing !== 'same_device',
      botId: input.bot ?? null,
      idempotencyKey,
    },
  };
}

/**
 * The new game of a plan: it waits for somebody, or begins at once where both players are there.
 *
 * @param opponent the bot, for a game against the computer.
 */
export function gameFromPlan(
  plan: GamePlan,
  creator: Player,
  at: Date,
  opponent: Player | null = null,
): StoredGame {
  const other = plan.pairing === 'same_device' ? creator : opponent;
  const waiting = newGame({ timeControl: plan.timeControl });
  return {
    id: newId('game'),
    version: 1,
    pairing: plan.pairing,
    listed: plan.listed,
    createdById: creator.id,
    createdAt: at,
    rematch: NO_REMATCH,
    white: plan.color === 'white' ? creator : other,
    black: plan.color === 'black' ? creator : other,
    invitationToken: plan.pairing === 'friend' ? newSecret() : null,
    game: other ? started(waiting, at) : waiting,
  };
}

function started(waiting: Game, at: Date): Game {
  const outcome = command(waiting, { kind: 'start' }, at.getTime());
  if (!outcome.ok) throw new Error('A new game can always start.');
  return outcome.value;
}
