import type { SquareName } from '@fog/engine';
import type { BoardMove } from '../../../board/picking';
import type { Game, Sight } from '../game';

const DARK = Array(8).fill('?'.repeat(8)).join('/');

/** A board for a test: dark unless told otherwise. */
export function sightWith(sight: Partial<Sight>): Sight {
  return { eyes: null, ply: 0, placement: DARK, legalMoves: [], losses: [], lossMark: null, ...sight };
}

/** A player of that name, for a test. */
export const called = (name: string) => ({ name, isBot: false, isDeleted: false });

/** A game for a test: a running one between Anna and Ben as a stranger sees it, unless told otherwise. */
export function gameWith(game: Partial<Game>): Game {
  return {
    id: 'gSample',
    version: 0,
    status: 'active',
    pairing: 'friend',
    role: 'spectator',
    players: { white: called('Anna'), black: called('Ben') },
    turn: 'white',
    ply: 0,
    clock: null,
    board: sightWith({}),
    moves: [],
    drawOffer: null,
    invitationUrl: null,
    result: null,
    rematchOffer: null,
    rematchId: null,
    ...game,
  };
}

/** Moves written as in UCI, without promotion. */
export function movesOf(...texts: string[]): BoardMove[] {
  return texts.map((text) => ({
    from: text.slice(0, 2) as SquareName,
    to: text.slice(2, 4) as SquareName,
    promotion: null,
  }));
}
