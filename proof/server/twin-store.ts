import type { Game, Result } from '@fog/engine';
import type { GameRow } from '../../apps/api/src/games/game-rows.js';
import { type Decide, type FoundGame, GamesStore } from '../../apps/api/src/games/games.store.js';

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

  override async load(row: GameRow): Promise<Game> {
    return this.#put.get(row.id)?.game ?? super.load(row);
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
