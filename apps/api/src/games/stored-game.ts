import type { Color, Game, Standing } from '@fog/engine';
import type { Player } from '../players/players.types.js';
import type { Pairing, Role } from './games.vocabulary.js';

/**
 * A game with everything the referee knows of it. A value, like the engine's game inside, whose JSON form throws: what
 * a viewer may know leaves through `seeGame` alone.
 */
export interface StoredGame {
  readonly id: string;
  readonly version: number;
  readonly pairing: Pairing;
  readonly listed: boolean;
  readonly createdById: string;
  readonly createdAt: Date;
  readonly white: Player | null;
  readonly black: Player | null;
  /** Opens the free seat; null where none is free. */
  readonly invitationToken: string | null;
  readonly rematch: Rematch;
  readonly game: Game;
}

/** What everybody may know of a game while it runs: all of it stands in the game's row. */
export type PublicGame = Pick<
  Game,
  'status' | 'ply' | 'turn' | 'result' | 'timeControl' | 'clock' | 'drawOffer' | 'startedAt' | 'endedAt'
>;

/** A game without its moves, as lists need it. */
export interface StoredFacts extends Omit<StoredGame, 'game'> {
  readonly game: PublicGame;
}

/** A game as it was found, and the database's time then. */
export interface FoundGame {
  readonly stored: StoredGame;
  readonly at: Date;
}

/** A game without its moves, and the ways to see more of it. */
export interface FoundFacts {
  readonly stored: StoredFacts;
  readonly at: Date;
  /** The game as it stands; null where only its moves tell. */
  standing(): Standing | null;
  /** Null for a game whose rows contradict the rules, where others beside it are to be shown all the same: it stays dark. */
  loadGame(): Promise<Game | null>;
}

/** Another game after this one: offered by one side (`at` in ms since the epoch), or begun. */
export interface Rematch {
  readonly offer: { readonly color: Color; readonly at: number } | null;
  readonly gameId: string | null;
}

export const NO_REMATCH: Rematch = { offer: null, gameId: null };

/** What a change makes of a game. */
export interface Change {
  /** The game afterwards; the very same value where there is nothing to change. */
  readonly stored: StoredGame;
  /** Another game that begins with the change. */
  readonly begun?: StoredGame;
}

/** The side to move after so many half-moves. */
export function sideToMove(ply: number): Color {
  return ply % 2 === 0 ? 'white' : 'black';
}

/** What a player is in a game. The seat follows from who is asking, never from what is asked. */
export function roleOf(stored: Pick<StoredGame, 'white' | 'black'>, player: Player | null): Role {
  if (player === null) return 'spectator';
  const holdsWhite = stored.white?.id === player.id;
  const holdsBlack = stored.black?.id === player.id;
  if (holdsWhite && holdsBlack) return 'both';
  if (holdsWhite) return 'white';
  return holdsBlack ? 'black' : 'spectator';
}

/** The seat that nobody holds, or null. */
export function freeSeat(stored: StoredGame): Color | null {
  if (stored.white === null) return 'white';
  return stored.black === null ? 'black' : null;
}

/** Whether this is a game that its maker, who asks, has left open to anyone. */
export function isWaitingForAnyone(stored: StoredFacts, player: Player | null): boolean {
  const { pairing, createdById, game } = stored;
  return pairing === 'anyone' && game.status === 'waiting' && createdById === player?.id;
}
