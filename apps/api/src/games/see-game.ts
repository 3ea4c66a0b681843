import type { View, Viewer, view } from '@fog/engine';
import type { Player } from '../players/players.types.js';
import type { FoundGame } from './games.store.js';
import { SeenGame } from './games.types.js';
import type { Role } from './games.vocabulary.js';
import { roleOf } from './stored-game.js';

/** The engine's one door out, handed in so that tests can put a leaking one in its place. */
export type ViewGame = typeof view;

const VIEWERS: Readonly<Record<Role, Viewer>> = {
  white: { kind: 'seat', color: 'white' },
  black: { kind: 'seat', color: 'black' },
  both: { kind: 'both' },
  spectator: { kind: 'spectator' },
};

/** A game as this player may see it; null for somebody without a session. */
export function seeGame(found: FoundGame, player: Player | null, viewGame: ViewGame): SeenGame {
  const role = roleOf(found.stored, player);
  const seen: View = viewGame(found.stored.game, VIEWERS[role]);
  const mayInvite = found.stored.game.status === 'waiting' && player?.id === found.stored.createdById;
  return new SeenGame({
    ...found,
    role,
    view: seen,
    invitationToken: mayInvite ? found.stored.invitationToken : null,
  });
}
