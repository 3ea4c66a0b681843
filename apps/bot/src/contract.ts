/** The part of the public contract that a bot needs: what it asks, and the answers as they come. */
export type Side = 'WHITE' | 'BLACK';
export type Promotion = 'QUEEN' | 'ROOK' | 'BISHOP' | 'KNIGHT';

export interface LegalMove {
  readonly from: string;
  readonly to: string;
  readonly promotion: Promotion | null;
}

/** Milliseconds left when the answer was made. */
export interface Clock {
  readonly whiteMs: number;
  readonly blackMs: number;
}

/** The board through the bot's own eyes: `?` in the placement is fog. */
export interface Board {
  readonly placement: string;
  readonly legalMoves: readonly LegalMove[];
}

/** A game as the bot sees it. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly status: 'WAITING' | 'ACTIVE' | 'FINISHED' | 'ABORTED';
  readonly role: Side | 'BOTH' | 'SPECTATOR';
  readonly turn: Side | null;
  readonly ply: number;
  readonly clock: Clock | null;
  readonly drawOffer: Side | null;
  readonly rematchOffer: Side | null;
  readonly rematch: { readonly id: string } | null;
  readonly board: Board;
}

/** What comes of an action: a Game, or a Problem with its code. */
export interface Action {
  readonly code?: string;
  readonly rematch?: { readonly id: string } | null;
}

export interface Session {
  readonly token: string;
}

export const START_SESSION = `mutation ($name: String!) {
  startSession(input: { name: $name, delivery: TOKEN, isBot: true }) { token }
}`;

export const CHALLENGES = `subscription ($games: Int!, $hostKey: String) {
  challenges(input: { games: $games, hostKey: $hostKey }) { id }
}`;

export const GAME = `subscription ($id: ID!) {
  gameChanged(id: $id) {
    id version status role turn ply drawOffer rematchOffer
    clock { whiteMs blackMs }
    rematch { id }
    board { placement legalMoves { from to promotion } }
  }
}`;

export const PLAY_MOVE = `mutation ($input: PlayMoveInput!) {
  playMove(input: $input) { ... on Problem { code } }
}`;

export const DECLINE_DRAW = `mutation ($id: ID!) {
  declineDraw(gameId: $id) { ... on Problem { code } }
}`;

export const OFFER_REMATCH = `mutation ($id: ID!) {
  offerRematch(gameId: $id) { ... on Game { rematch { id } } ... on Problem { code } }
}`;
