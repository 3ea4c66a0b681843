import type { Color } from '@fog/engine';
import type { ConnectionStage } from './connection-stage';
import type { Game } from './game';
import type { TableState } from './table-state';

/** The one seat a person holds in a game; none for a spectator, nor for two people at one device. */
export function ownSeat({ role }: Game): Color | null {
  return role === 'white' || role === 'black' ? role : null;
}

/** Whether the person here can make a move now: it is their turn, none is on its way, and the line stands. */
export function mayMove({
  game,
  pending,
  connection,
}: TableState & { connection: ConnectionStage }): boolean {
  return game.turn !== null && game.turn === ownSeat(game) && pending === null && connection !== 'lost';
}

/** The squares of the newest move these eyes may know: the one to highlight. */
export function lastKnownMove(moves: Game['moves']) {
  return moves.findLast(({ move }) => move !== null)?.move ?? null;
}
