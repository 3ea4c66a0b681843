import type { Game } from './game.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long a side may take for its first move: 60 s with a clock, its days with days per move, else 14 days. */
function firstMoveWindow({ timeControl }: Game): number {
  if (timeControl === null) return 14 * DAY;
  return timeControl.kind === 'realtime' ? 60 * SECOND : timeControl.daysPerMove * DAY;
}

/** How long a game without a clock lasts without a move. */
const WITHOUT_CLOCK = 90 * DAY;

/**
 * The first instant (ms) at which an active game that nobody plays on is aborted (rules.md); null for a game that a
 * flag will end, and for one that is not active. How long a game waits for its players is for the lobby to say.
 */
export function expiryDueAt(game: Game): number | null {
  const turnBegan = game.moves.at(-1)?.at ?? game.startedAt;
  if (game.status !== 'active' || turnBegan === null) return null;
  if (game.ply < 2) return turnBegan + firstMoveWindow(game);
  return game.timeControl === null ? turnBegan + WITHOUT_CLOCK : null;
}
