import { type Color, command, newGame, opposite, type Result } from '@fog/engine';
import { newId } from '../ids.js';
import type { Player } from '../players/players.types.js';
import type { ProblemCode } from './problems.js';
import type { Change, StoredGame } from './stored-game.js';

const OFFER_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The side whose rematch offer stands at this instant (ms since the epoch). */
export function standingRematchOffer({ rematch }: Pick<StoredGame, 'rematch'>, at: number): Color | null {
  if (rematch.gameId !== null || rematch.offer === null) return null;
  return at - rematch.offer.at < OFFER_LIFETIME_MS ? rematch.offer.color : null;
}

/**
 * Offers another game, or accepts the other side's offer: the next game begins with the colours swapped.
 *
 * @param seat null for two people at one device, who are both there to agree.
 */
export function offerRematch(
  stored: StoredGame,
  seat: Color | null,
  at: number,
): Result<Change, ProblemCode> {
  const unchanged = { ok: true, value: { stored } } as const;
  if (stored.game.endedAt === null) return { ok: false, problem: 'BAD_INPUT' };
  if (stored.rematch.gameId !== null) return unchanged;
  if (!mayPlay(stored.white) || !mayPlay(stored.black)) return { ok: false, problem: 'NO_OPPONENT' };
  const standing = standingRematchOffer(stored, at);
  if (seat !== null && standing === seat) return unchanged;
  if (seat !== null && standing !== opposite(seat)) {
    return {
      ok: true,
      value: { stored: { ...stored, rematch: { gameId: null, offer: { color: seat, at } } } },
    };
  }
  const begun = nextGame(stored, at);
  return { ok: true, value: { stored: { ...stored, rematch: { gameId: begun.id, offer: null } }, begun } };
}

const mayPlay = (player: Player | null) => player !== null && !player.isDeleted;

/** The same two people and the same clock, the other way round. */
function nextGame(stored: StoredGame, at: number): StoredGame {
  const started = command(newGame({ timeControl: stored.game.timeControl }), { kind: 'start' }, at);
  if (!started.ok) throw new Error('A new game can always start.');
  return {
    ...stored,
    id: newId('game'),
    version: 1,
    createdAt: new Date(at),
    white: stored.black,
    black: stored.white,
    invitationToken: null,
    rematch: { gameId: null, offer: null },
    game: started.value,
  };
}
