import type { Game, Position, Standing } from '@fog/engine';
import * as behindTheDoor from '../packages/engine/dist/game.js';
import * as besideIt from '../packages/engine/dist/standing.js';

/** What the engine tells its own files alone. */
interface Facts {
  readonly positions: readonly Position[];
}

const { factsOf } = behindTheDoor as unknown as { factsOf(game: Game): Facts };
const { momentOf, standingOf } = besideIt as unknown as {
  momentOf(standing: Standing): { readonly position: Position };
  standingOf(game: Game): Standing;
};

/** Every position of a game: what nobody is shown. The proof alone looks behind the engine's door. */
export function positionsOf(game: Game): readonly Position[] {
  return factsOf(game).positions;
}

/** The position as it stands. */
export function truth(game: Game): Position {
  return positionsOf(game)[game.ply];
}

/** The game without its past. */
export { standingOf };

/** The position of a game without its past. */
export function standingTruth(standing: Standing): Position {
  return momentOf(standing).position;
}
