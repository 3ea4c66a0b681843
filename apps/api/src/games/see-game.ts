import { type Game, newGame, type View, type Viewer, type view } from '@fog/engine';
import type { Player } from '../players/players.types.js';
import { gamePgn } from './game-pgn.js';
import type { FoundGame } from './games.store.js';
import { SeenGame } from './games.types.js';
import type { Role } from './games.vocabulary.js';
import { roleOf, type StoredFacts } from './stored-game.js';

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
  return seeFacts({ stored, at, loadGame: () => stored.game }, player, viewGame);
}

/** A game without its moves, and the way to get them. */
export interface FoundFacts {
  readonly stored: StoredFacts;
  readonly at: Date;
  /** Null for a game whose rows contradict the rules, where others beside it are to be shown all the same: it stays dark. */
  loadGame(): Game | Promise<Game | null>;
}

/** Stands for a game of which there is nothing to be seen. */
const NOTHING = newGame({ timeControl: null });

/** A game as this player may see it, its moves read only when something asks for them. */
export function seeFacts(
  { stored, at, loadGame }: FoundFacts,
  player: Player | null,
  viewGame: ViewGame,
): SeenGame {
  const role = roleOf(stored, player);
  const mayInvite = stored.game.status === 'waiting' && player?.id === stored.createdById;
  let game: Promise<Game | null> | undefined;
  const load = () => {
    game ??= Promise.resolve(loadGame());
    return game;
  };
  let view: Promise<View> | undefined;
  return new SeenGame({
    stored,
    at,
    role,
    view: () => {
      view ??= load().then((loaded) =>
        loaded ? viewGame(loaded, VIEWERS[role]) : viewGame(NOTHING, VIEWERS.spectator),
      );
      return view;
    },
    pgn: async (siteOrigin) => gamePgn(stored, (await load()) ?? NOTHING, siteOrigin),
    invitationToken: mayInvite ? stored.invitationToken : null,
  });
}
