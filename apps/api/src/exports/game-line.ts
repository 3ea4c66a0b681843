import type { Game } from '@fog/engine';
import type { StoredFacts } from '../games/stored-game.js';
import type { Player } from '../players/players.types.js';
import { isSample } from '../samples/sample-games.js';

const seat = (player: Player | null) => player && { id: player.id, name: player.name, isBot: player.isBot };

/**
 * A finished game as one line of NDJSON, in the words of the GraphQL API. Moves stand in UCI notation, one string;
 * `clocks` has White's and Black's milliseconds left after each, and is null without a clock.
 */
export function gameLine(facts: StoredFacts, game: Game): string {
  const { result, timeControl } = game;
  const { kind: _, ...clock } = timeControl ?? { kind: null };
  return JSON.stringify({
    id: facts.id,
    pairing: facts.pairing.toUpperCase(),
    isSample: isSample(facts.id),
    timeControl: timeControl && clock,
    white: seat(facts.white),
    black: seat(facts.black),
    winner: result?.winner?.toUpperCase() ?? null,
    reason: result?.reason.toUpperCase() ?? null,
    startedAt: instant(game.startedAt),
    endedAt: instant(game.endedAt),
    plies: game.ply,
    moves: game.moves.map(({ uci }) => uci).join(' '),
    clocks: timeControl && game.moves.map(({ whiteMs, blackMs }) => [whiteMs, blackMs]),
  });
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
