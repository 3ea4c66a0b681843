import { newGame, type Viewer, type view } from '@fog/engine';
import type { Player } from '../players/players.types.js';
import { gamePgn } from './game-pgn.js';
import { SeenGame } from './games.types.js';
import type { Role } from './games.vocabulary.js';
import { type FoundFacts, type FoundGame, roleOf } from './stored-game.js';

/** The engine's one door out, handed in so that tests can put a leaking one in its place. */
export type ViewGame = typeof view;

const VIEWERS: Readonly<Record<Role, Viewer>> = {
  white: { kind: 'seat', color: 'white' },
  black: { kind: 'seat', color: 'black' },
  both: { kind: 'both' },
  spectator: { kind: 'spectator' },
};

/** A game as this player may see it; null for somebody without a session. */
export function seeGame({ stored, at }: FoundGame, player: Player | null, viewGame: ViewGame): SeenGame {
  return seeFacts({ stored, at, standing: () => null, loadGame: async () => stored.game }, player, viewGame);
}

/** Stands for a game of which there is nothing to be seen. */
const NOTHING = newGame({ timeControl: null });

/** A game as this player may see it, its moves read only when something asks for them. */
export function seeFacts(
  { stored, at, standing, loadGame }: FoundFacts,
  player: Player | null,
  viewGame: ViewGame,
): SeenGame {
  const role = roleOf(stored, player);
  const mayInvite = stored.game.status === 'waiting' && player?.id === stored.createdById;
  const load = once(loadGame);
  const view = once(async () => {
    const game = await load();
    return game ? viewGame(game, VIEWERS[role]) : viewGame(NOTHING, VIEWERS.spectator);
  });
  const glance = once(async () => {
    const stands = standing();
    return stands ? viewGame(stands, VIEWERS[role]) : view();
  });
  return new SeenGame({
    stored,
    at,
    role,
    glance,
    view,
    pgn: async (siteOrigin) => gamePgn(stored, (await load()) ?? NOTHING, siteOrigin),
    invitationToken: mayInvite ? stored.invitationToken : null,
  });
}

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= work();
    return value;
  };
}
