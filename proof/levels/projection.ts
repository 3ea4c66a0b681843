import { type COLORS, EYES, type Game, opposite, type Viewer, view } from '@fog/engine';
import type { ViewGame } from '../../apps/api/src/games/see-game.js';
import { firstDifference } from '../difference.js';
import type { Line } from '../twins/line.js';
import type { Onlooker } from '../twins/twins.js';
import type { Level } from './level.js';

/** All that leaves the engine for an onlooker at this moment. */
function told(game: Game, onlooker: Onlooker, viewGame: ViewGame): string {
  const { status, ply, turn, result, clock, drawOffer } = game;
  const seen = onlooker === 'spectator' ? toldNobody(game, viewGame) : toldSeat(game, onlooker, viewGame);
  return JSON.stringify([status, ply, turn, result, clock, drawOffer, seen]);
}

function toldSeat(game: Game, color: (typeof COLORS)[number], viewGame: ViewGame) {
  const own = viewGame(game, { kind: 'seat', color });
  // At one device a side's eyes open when it is to move, and are its own.
  const pair = viewGame(game, { kind: 'both' });
  const atDevice = [pair.board(color), pair.moves(1, color), pair.boardAt(game.ply - 1, color)];
  return [everything(own, game), own.board(opposite(color)), atDevice];
}

/** Spectators, and two at one device before anybody has asked for a board. */
function toldNobody(game: Game, viewGame: ViewGame) {
  const viewers: Viewer[] = [{ kind: 'spectator' }, { kind: 'both' }];
  const [spectator, pair] = viewers.map((viewer) => viewGame(game, viewer));
  return [
    everything(spectator, game),
    EYES.map((eyes) => spectator.board(eyes)),
    [pair.board(), pair.board('all'), pair.moves(), pair.replay()],
  ];
}

function everything(seen: ReturnType<ViewGame>, { ply }: Game) {
  return [
    seen.board(),
    seen.board('all'),
    seen.boardAt(ply - 1),
    seen.boardAt(0),
    seen.moves(),
    seen.replay(),
  ];
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
