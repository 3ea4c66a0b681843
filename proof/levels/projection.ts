import { type Color, EYES, type Eyes, type Game, type View, view } from '@fog/engine';
import type { ViewGame } from '../../apps/api/src/games/see-game.js';
import { firstDifference } from '../difference.js';
import { standingOf } from '../truth.js';
import type { Line } from '../twins/line.js';
import type { Onlooker } from '../twins/twins.js';
import type { Level } from './level.js';

/** All that leaves the engine for an onlooker at this moment. */
function told(game: Game, onlooker: Onlooker, viewGame: ViewGame): string {
  const { status, ply, turn, result, clock, drawOffer } = game;
  const seen = onlooker === 'spectator' ? toldNobody(game, viewGame) : toldSeat(game, onlooker, viewGame);
  return JSON.stringify([status, ply, turn, result, clock, drawOffer, seen]);
}

function toldSeat(game: Game, color: Color, viewGame: ViewGame) {
  const own = viewGame(game, { kind: 'seat', color });
  // At one device a side's eyes open when it is to move, and are its own.
  const pair = viewGame(game, { kind: 'both' });
  return [
    everything(own, game),
    EYES.map((eyes) => newest(own, game, eyes)),
    newest(pair, game, color),
    viewGame(standingOf(game), { kind: 'seat', color }).board(),
  ];
}

/** Spectators, and two at one device before anybody has asked for a board. */
function toldNobody(game: Game, viewGame: ViewGame) {
  const spectator = viewGame(game, { kind: 'spectator' });
  const pair = viewGame(game, { kind: 'both' });
  return [
    everything(spectator, game),
    EYES.map((eyes) => newest(spectator, game, eyes)),
    everything(pair, game),
    newest(pair, game, 'all'),
    viewGame(standingOf(game), { kind: 'spectator' }).board('all'),
  ];
}

/** All that a view has for whoever asks for no eyes. */
function everything(seen: View, { ply }: Game) {
  return [seen.board(), seen.boardAt(ply - 1), seen.boardAt(0), seen.moves(), seen.replay()];
}

/** What has just happened, through these eyes. */
function newest(seen: View, { ply }: Game, eyes: Eyes) {
  return [seen.board(eyes), seen.boardAt(ply - 1, eyes), seen.moves(ply - 1, eyes)];
}

/** `view()` itself, or a leaking one in its place. */
export function projection(viewGame: ViewGame = view): Level {
  const observe = ({ games }: Line, ply: number, onlooker: Onlooker) => [
    { where: 'view()', text: told(games[ply], onlooker, viewGame) },
  ];
  return {
    compare: async (twins) => {
      const { a, b, onlooker } = twins;
      for (let ply = 0; ply < a.games.length; ply++) {
        const found = firstDifference(twins, ply, observe(a, ply, onlooker), observe(b, ply, onlooker));
        if (found) return found;
      }
      return null;
    },
    close: async () => undefined,
  };
}
