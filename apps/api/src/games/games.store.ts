import { CorruptGameError, type Game, type GameStatus, type Result, type Standing } from '@fog/engine';
import DataLoader from 'dataloader';
import { type BotWish, freeBot } from '../bots/bot-rows.js';
import type { Database, Transaction } from '../database/database.js';
import { databaseFault } from '../database/database-fault.js';
import type { Player } from '../players/players.types.js';
import {
  factsFromRow,
  type GameRow,
  type GameWithPlayers,
  gameColumns,
  moveColumns,
  restoreFromRow,
  settledColumns,
  standingFromRow,
  WITH_PLAYERS,
} from './game-rows.js';
import { keyedGame, type PairingWish, waitingFor } from './pairing-rows.js';
import { RecentGames } from './recent-games.js';
import type { Change, FoundFacts, FoundGame, StoredGame } from './stored-game.js';

/** How often a change is tried again when somebody else's change came between. */
const ATTEMPTS = 10;

/** How long a game that should have ended and did not is left alone. */
const SET_ASIDE_MS = 60 * 60 * 1000;

/** Somebody else changed the game between the reading and the writing. */
class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** Whether an error only says that somebody else was first; then nothing was written. */
function cameBetween(error: unknown): boolean {
  const fault = databaseFault(error);
  return error instanceof VersionConflict || fault === 'duplicate' || fault === 'conflict';
}

/** What is to become of a game as it stands at an instant (ms since the epoch). */
export type Decide<Refusal> = (stored: StoredGame, at: number) => Result<Change, Refusal>;

/** Guards the pairing of those who wait for anyone. */
const PAIRING_LOCK = 4096;

/** Games in the database: the only place that reads or writes them. */
export class GamesStore {
  readonly #database: Database;
  readonly #recent = new RecentGames();
  readonly #looks = new DataLoader((ids: readonly string[]) => this.#lookAll(ids), { cache: false });

  constructor(database: Database) {
    this.#database = database;
  }

  /** The game with this id as it stands, or null. */
  async find(id: string): Promise<FoundGame | null> {
    return this.#find(id, this.#database.prisma);
  }

  /**
   * The game with this id, to be looked at: its moves are read only when its past is asked for. Or null. Games that are
   * looked for at once are read at once.
   */
  look(id: string): Promise<FoundFacts | null> {
    return this.#looks.load(id);
  }

  async #lookAll(ids: readonly string[]): Promise<(FoundFacts | null)[]> {
    const rows = await this.#database.prisma.game.findMany({
      where: { id: { in: [...ids] } },
      include: WITH_PLAYERS,
    });
    const at = await this.#database.now();
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      return row ? this.#lookAt(row, at) : null;
    });
  }

  #lookAt(row: GameWithPlayers, at: Date): FoundFacts {
    return {
      stored: factsFromRow(row),
      at,
      standing: () => this.standing(row),
      loadGame: () => this.#load(row),
    };
  }

  /** The games of a player that have not ended. */
  async openGames(playerId: string): Promise<{ id: string; status: GameStatus }[]> {
    return this.#database.prisma.game.findMany({
      where: { status: { in: ['waiting', 'active'] }, OR: [{ whiteId: playerId }, { blackId: playerId }] },
      select: { id: true, status: true },
    });
  }

  /**
   * Writes a new game.
   *
   * @param make the game as of the database's time.
   * @returns null where the same player's key names another game already.
   */
  async create(make: (at: Date) => StoredGame, idempotencyKey: string | null): Promise<FoundGame | null> {
    return this.#unlessMade(idempotencyKey, async (transaction) => {
      const at = await this.#database.now(transaction);
      return this.#write({ stored: make(at), at }, idempotencyKey, transaction);
    });
  }

  /**
   * Writes a new game against a bot that has room for it: one at a time, so that no bot is given more than it takes.
   *
   * @returns null as above.
   */
  async createAgainstBot(
    wish: BotWish,
    make: (at: Date, bot: Player) => StoredGame,
    idempotencyKey: string | null,
  ): Promise<FoundGame | 'NO_OPPONENT' | null> {
    return this.#unlessMade(idempotencyKey, async (transaction) => {
      const bot = await freeBot(wish, transaction);
      if (!bot) return 'NO_OPPONENT';
      const at = await this.#database.now(transaction);
      return this.#write({ stored: make(at, bot), at }, idempotencyKey, transaction);
    });
  }

  async #write(
    found: FoundGame,
    idempotencyKey: string | null,
    transaction: Transaction,
  ): Promise<FoundGame> {
    const { stored } = found;
    await transaction.game.create({
      data: { ...settledColumns(stored), ...gameColumns(stored), idempotencyKey },
    });
    return found;
  }

  /** A transaction that makes a game; null where the same player's key names another one already. */
  async #unlessMade<Value>(
    idempotencyKey: string | null,
    run: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value | null> {
    try {
      return await this.#database.transaction(run);
    } catch (error) {
      if (idempotencyKey !== null && databaseFault(error) === 'duplicate') return null;
      throw error;
    }
  }

  /**
   * The one way to change a game: read it, decide at the database's time, and write what was decided, all in one
   * transaction that commits before this resolves. Where another change came between, everything is done again.
   *
   * @returns the game as it stands afterwards, the refusal, or null if there is no such game.
   */
  async change<Refusal>(id: string, decide: Decide<Refusal>): Promise<Result<FoundGame, Refusal> | null> {
    const outcome = await this.#retried((transaction) => this.#changeOnce(id, decide, transaction));
    if (outcome?.ok) this.#recent.remember(outcome.value.stored);
    return outcome;
  }

  /** A transaction that is done again where somebody else's change came between. */
  async #retried<Value>(run: (transaction: Transaction) => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#database.transaction(run);
      } catch (error) {
        if (attempt === ATTEMPTS || !cameBetween(error)) throw error;
      }
    }
  }

  /**
   * Ends the game that has been due longest and that no other process is about to end. One that does not end after all,
   * because its rows contradict the rules, is set aside for a while: others go on.
   *
   * @returns null if none is due; `ended` is null for a game that was set aside.
   */
  async endNextDue(decide: Decide<unknown>): Promise<{ id: string; ended: StoredGame | null } | null> {
    return this.#database.transaction(async (transaction) => {
      const [due] = await transaction.$queryRaw<{ id: string }[]>`
        SELECT id FROM games WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
      if (!due) return null;
      const ended = await this.#endOnce(due.id, decide, transaction);
      if (!ended) {
        const later = new Date((await this.#database.now(transaction)).getTime() + SET_ASIDE_MS);
        await transaction.game.update({ where: { id: due.id }, data: { dueAt: later } });
      }
      return { id: due.id, ended };
    });
  }

  async #endOnce(id: string, decide: Decide<unknown>, transaction: Transaction): Promise<StoredGame | null> {
    try {
      const outcome = await this.#changeOnce(id, decide, transaction);
      return outcome?.ok && outcome.value.stored.game.endedAt !== null ? outcome.value.stored : null;
    } catch (error) {
      if (error instanceof CorruptGameError) return null;
      throw error;
    }
  }

  async #changeOnce<Refusal>(
    id: string,
    decide: Decide<Refusal>,
    transaction: Transaction,
  ): Promise<Result<FoundGame, Refusal> | null> {
    const found = await this.#find(id, transaction);
    if (!found) return null;
    const { stored, at } = found;
    const decision = decide(stored, at.getTime());
    if (!decision.ok) return decision;
    const { stored: changed, begun } = decision.value;
    if (changed === stored) return { ok: true, value: found };
    const next = { ...changed, version: stored.version + 1 };
    if (begun) await transaction.game.create({ data: { ...settledColumns(begun), ...gameColumns(begun) } });
    const { count } = await transaction.game.updateMany({
      where: { id, version: stored.version },
      data: gameColumns(next),
    });
    if (count === 0) throw new VersionConflict();
    const newMoves = next.game.moves.slice(stored.game.ply);
    for (const move of newMoves) await transaction.move.create({ data: moveColumns(id, move) });
    return { ok: true, value: { stored: next, at } };
  }

  /** The game of a row as it stands, or null where the row does not tell and its moves must. */
  protected standing(row: GameRow): Standing | null {
    return standingFromRow(row);
  }

  /** The whole game of a row. Whoever looks at the past of many keeps none of them at hand. */
  async #load(row: GameRow): Promise<Game> {
    return this.#recent.find(row.id, row.version) ?? restoreFromRow(row, this.#database.prisma);
  }

  /**
   * Finds somebody who waits for anyone and lets `decide` take the free seat, or else writes a game that waits itself.
   * One at a time, on every process: of two who come at the same instant the second finds the first. A wish that has
   * come to a game already, a moment ago, is given that game.
   */
  async pair<Refusal>(
    wish: PairingWish,
    decide: Decide<Refusal>,
    make: (at: Date) => StoredGame,
    idempotencyKey: string | null,
  ): Promise<Result<FoundGame, Refusal>> {
    return this.#retried(async (transaction) => {
      await transaction.$queryRaw`SELECT pg_advisory_xact_lock(${PAIRING_LOCK})::text`;
      const earlier =
        idempotencyKey === null ? null : await keyedGame(wish.playerId, idempotencyKey, transaction);
      const found = earlier && (await this.#find(earlier.id, transaction));
      if (found) return { ok: true, value: found };
      const at = await this.#database.now(transaction);
      const waiting = await transaction.game.findFirst({
        where: waitingFor(wish, at),
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true },
      });
      const paired = waiting && (await this.#changeOnce(waiting.id, decide, transaction));
      if (paired?.ok && idempotencyKey !== null) {
        await transaction.game.update({
          where: { id: paired.value.stored.id },
          data: { pairedById: wish.playerId, pairedKey: idempotencyKey },
        });
      }
      if (paired) return paired;
      const made = await this.#write({ stored: make(at), at }, idempotencyKey, transaction);
      return { ok: true, value: made };
    });
  }

  async #find(id: string, transaction: Transaction): Promise<FoundGame | null> {
    const row = await transaction.game.findUnique({ where: { id }, include: WITH_PLAYERS });
    if (!row) return null;
    const at = await this.#database.now(transaction);
    const recent = this.#recent.find(id, row.version);
    const game = recent ?? (await restoreFromRow(row, transaction));
    const stored = { ...factsFromRow(row), game };
    if (!recent) this.#recent.remember(stored);
    return { stored, at };
  }
}
