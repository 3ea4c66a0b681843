import { timingSafeEqual } from 'node:crypto';
import { command, type Result } from '@fog/engine';
import type { Player } from '../players/players.types.js';
import type { ProblemCode } from './problems.js';
import { type Change, freeSeat, roleOf, type StoredGame } from './stored-game.js';

function isSameSecret(given: string, kept: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(kept)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Seats a player in the free seat, if the invitation opens it, and starts the game. */
export function joinGame(
  stored: StoredGame,
  player: Player,
  token: string | null,
  at: number,
): Result<Change, ProblemCode> {
  if (roleOf(stored, player) !== 'spectator') return { ok: false, problem: 'ALREADY_SEATED' };
  const seat = freeSeat(stored);
  if (seat === null) return { ok: false, problem: 'SEAT_TAKEN' };
  if (stored.invitationToken !== null && !isSameSecret(token ?? '', stored.invitationToken)) {
    return { ok: false, problem: 'INVITATION_INVALID' };
  }
  const started = command(stored.game, { kind: 'start' }, at);
  if (!started.ok) return started;
  return {
    ok: true,
    value: { stored: { ...stored, [seat]: player, invitationToken: null, game: started.value } },
  };
}
