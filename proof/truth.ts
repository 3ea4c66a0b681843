import type { Game, Position } from '@fog/engine';
import * as behindTheDoor from '../packages/engine/dist/game.js';

/** What the engine tells its own files alone. */
interface Facts {
  readonly positions: readonly Position[];
}

const { factsOf } = behindTheDoor as unknown as { factsOf(game: Game): Facts };

/** Every position of a game: what nobody is shown. The proof alone looks behind the engine's door. */
export function positionsOf(game: Game): readonly Position[] {
  return factsOf(game).positions;
}

/** The position as it stands. */
export function truth(game: Game): Position {
  return positionsOf(game)[game.ply];
}
