import { type Game, type Result, recordStanding, restoreStanding, type Standing } from '@fog/engine';
import type { Database } from '../../apps/api/src/database/database.js';
import type { GameRow } from '../../apps/api/src/games/game-rows.js';
import { type Decide, GamesStore } from '../../apps/api/src/games/games.store.js';
import type { FoundFacts, FoundGame } from '../../apps/api/src/games/stored-game.js';

type Changed<Refusal> = Result<FoundGame, Refusal> | null;

/** The instant of every answer about a game that is put in, so that no clock tells two apart. */
const NOON = new Date(Date.UTC(2026, 10, 29, 12));

/**
 * The referee's own store, into which games can be put as they could not have been played there: their rows tell who plays,
 * and the games themselves are held beside them.
 */
export class TwinStore extends GamesStore {
  readonly #put = new Map<string, { game: Game; version: number }>();
  readonly #rows = new Map<string, FoundGame>();
  readonly #tellsStandings: boolean;

  /** @param tellsStandings whether games are looked at without their past where they can be. */
  constructor(database: Database, { tellsStandings }: { tellsStandings: boolean }) {
    super(database);
    this.#tellsStandings = tellsStandings;
  }

  /** From now on the game with this id is this one, and its row is read once. */
  put(id: string, game: Game, version: number): void {
    this.#put.set(id, { game, version });
  }

  override async find(id: string): Promise<FoundGame | null> {
    const put = this.#put.get(id);
    if (put === undefined) return super.find(id);
    const found = this.#rows.get(id) ?? (await super.find(id));
    if (found === null) return null;
    this.#rows.set(id, found);
    return { at: NOON, stored: { ...found.stored, ...put } };
  }

  override async look(id: string): Promise<FoundFacts | null> {
    const found = this.#put.has(id) ? await this.find(id) : null;
    if (found === null) return super.look(id);
    const { stored, at } = found;
    const { game } = stored;
    return { stored, at, standing: () => this.#asItStands(game), loadGame: async () => game };
  }

  protected override standing(row: GameRow): Standing | null {
    return this.#tellsStandings ? super.standing(row) : null;
  }

  /** The game as its row would tell it. */
  #asItStands(game: Game): Standing | null {
    return this.#tellsStandings ? restoreStanding(game, recordStanding(game)) : null;
  }

  override async change<Refusal>(id: string, decide: Decide<Refusal>): Promise<Changed<Refusal>> {
    const found = this.#put.has(id) ? await this.find(id) : null;
    if (found === null) return super.change(id, decide);
    const { stored, at } = found;
    const decision = decide(stored, at.getTime());
    if (!decision.ok) return decision;
    const changed = decision.value.stored;
    if (changed === stored) return { ok: true, value: found };
    this.put(id, changed.game, stored.version + 1);
    return { ok: true, value: { stored: { ...changed, version: stored.version + 1 }, at } };
  }
}
