import { type Color, type Command, command, type Game, type PromotionKind, type Result } from '@fog/engine';
import type { Logger } from 'pino';
import { requestError } from '../graphql/errors.js';
import { errorFacts } from '../log.js';
import type { Player } from '../players/players.types.js';
import type { PresenceService } from '../presence/presence.service.js';
import { followGame } from '../realtime/follow-game.js';
import type { GameWatch } from '../realtime/game-watch.js';
import type { WakeUps } from '../realtime/wake-ups.js';
import { Attendance } from './attendance.js';
import { type GamePlan, gameFromPlan, planGame } from './create-game.js';
import { SIGN_OF_LIFE_MS } from './expiry.js';
import { followRunning, followWanting } from './follow-own.js';
import type { CreateGameInput, JoinGameInput, PlayMoveInput } from './games.inputs.js';
import type { Decide, GamesStore } from './games.store.js';
import type { GameAction, SeenGame } from './games.types.js';
import { joinGame } from './join-game.js';
import { Problem, type ProblemCode } from './problems.js';
import { offerRematch } from './rematch.js';
import { seeFacts, seeGame, type ViewGame } from './see-game.js';
import {
  type Change,
  type FoundGame,
  isWaitingForAnyone,
  roleOf,
  type StoredGame,
  sideToMove,
} from './stored-game.js';
import type { VersionsStore } from './versions.store.js';
import type { WishesStore } from './wishes.store.js';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How often a followed game that waits for anyone is told that its maker lives. */
const HEARTBEAT_MS = SIGN_OF_LIFE_MS / 3;

export interface GamesParts {
  readonly store: GamesStore;
  readonly wishes: WishesStore;
  readonly versions: VersionsStore;
  readonly viewGame: ViewGame;
  readonly wakeUps: WakeUps;
  readonly watch: GameWatch;
  readonly presence: Pick<PresenceService, 'enter'>;
  readonly log: Logger;
}

/** The referee's use cases. Whatever leaves here is a `SeenGame`, made for the one who asks. */
export class GamesService {
  readonly #parts: GamesParts;

  constructor(parts: GamesParts) {
    this.#parts = parts;
  }

  /** The game as this player sees it, or null if there is none. To its maker's waiting for anyone it is a sign of life. */
  async see(id: string, player: Player | null): Promise<SeenGame | null> {
    const found = await this.#parts.store.look(id);
    if (found && isWaitingForAnyone(found.stored, player)) await this.#parts.wishes.keepWaiting(id);
    return found && seeFacts(found, player, this.#parts.viewGame);
  }

  /**
   * The game as it stands, then after every change of version. While it is followed, its maker lives.
   *
   * @throws NOT_FOUND if there is no such game.
   */
  async follow(id: string, player: Player | null): Promise<AsyncIterable<SeenGame>> {
    const read = async () => {
      const seen = await this.see(id, player);
      if (!seen) throw requestError('NOT_FOUND', 'There is no game with this id.', 'id');
      return seen;
    };
    const onFailure = (error: unknown) => {
      this.#parts.log.warn(errorFacts(error), 'cannot read a watched game; trying again');
    };
    await read();
    const attendance = new Attendance({
      keepWaiting: () => void read().catch(onFailure),
      everyMs: HEARTBEAT_MS,
      enter: (color) => this.#parts.presence.enter({ gameId: id, color }),
    });
    return followGame({ watch: this.#parts.watch, gameId: id, read, onFailure, attendance });
  }

  /** The games of a player, each whenever a change of it wants the player. */
  followOwn(player: Player): AsyncIterable<SeenGame> {
    return followWanting(this.#follower(player));
  }

  /**
   * The running games of a player, and then each that begins.
   *
   * @param attend called when the following begins; the function returned is called when it ends.
   */
  followRunning(player: Player, attend: () => () => void): AsyncIterable<SeenGame> {
    return followRunning(this.#follower(player), attend);
  }

  /** Creates a game, or finds the one that the same wish has made before. */
  async create(player: Player, input: CreateGameInput): Promise<GameAction> {
    const plan = planGame(input);
    if (!plan.ok) return plan.problem;
    const { idempotencyKey } = plan.value;
    const earlier = idempotencyKey === null ? null : await this.#madeWithKey(player, idempotencyKey);
    if (earlier) return earlier;
    if (plan.value.pairing === 'anyone') return this.#pair(player, plan.value);
    const made =
      plan.value.pairing === 'computer'
        ? await this.#seatBot(player, plan.value)
        : await this.#parts.store.create((at) => gameFromPlan(plan.value, player, at), idempotencyKey);
    if (made === 'NO_OPPONENT') return new Problem(made, 'No bot is connected that takes this game now.');
    // Null: the same wish came twice at once, and the other one has made the game.
    return made ? seeGame(made, player, this.#parts.viewGame) : this.create(player, input);
  }

  /** Takes the free seat. */
  join(player: Player, { gameId, token = null }: JoinGameInput): Promise<GameAction> {
    return this.#change(gameId, player, (stored, at) => joinGame(stored, player, token, at));
  }

  playMove(player: Player, { gameId, ply, from, to, promotion = null }: PlayMoveInput): Promise<GameAction> {
    if (ply < 0) return Promise.resolve(new Problem('BAD_INPUT', 'ply counts from 0.'));
    return this.#command(gameId, player, (seat) => ({
      kind: 'move',
      color: seat ?? sideToMove(ply),
      ply,
      from,
      to,
      // A pawn or a king is no promotion: no legal move has one, so it is refused in its place among the checks.
      promotion: promotion as PromotionKind | null,
    }));
  }

  resign(player: Player, gameId: string): Promise<GameAction> {
    return this.#command(gameId, player, (seat, { game }) => ({
      kind: 'resign',
      color: seat ?? sideToMove(game.ply),
    }));
  }

  abort(player: Player, gameId: string): Promise<GameAction> {
    return this.#command(gameId, player, (seat, { game }) => ({
      kind: 'abort',
      color: seat ?? sideToMove(game.ply),
    }));
  }

  /** Offers a draw or accepts the other side's; two people at one device agree at once. */
  offerDraw(player: Player, gameId: string, ply: number): Promise<GameAction> {
    return this.#command(gameId, player, (seat) =>
      seat ? { kind: 'offerDraw', color: seat, ply } : { kind: 'agreeDraw', ply },
    );
  }

  declineDraw(player: Player, gameId: string): Promise<GameAction> {
    return this.#command(gameId, player, (seat, { game }) => ({
      kind: 'declineDraw',
      color: seat ?? sideToMove(game.ply),
    }));
  }

  /** Offers another game or accepts the other side's offer; two people at one device begin it at once. */
  offerRematch(player: Player, gameId: string): Promise<GameAction> {
    return this.#bySeat(gameId, player, offerRematch);
  }

  /** Resigns every game that goes on for a player, and calls off those that wait. */
  async leaveAll(player: Player): Promise<void> {
    for (const { id, status } of await this.#parts.store.openGames(player.id)) {
      await (status === 'waiting' ? this.abort(player, id) : this.resign(player, id));
    }
  }

  /** Ends one game whose time has come, by flag or by expiry; tells whether there was one. */
  async endNextDue(): Promise<boolean> {
    const due = await this.#parts.store.endNextDue((stored, at) => {
      const { clock } = stored.game;
      const wish: Command = clock?.running ? { kind: 'flag' } : { kind: 'expire' };
      return afterCommand(stored, command(stored.game, wish, at));
    });
    if (due?.ended) this.#wake(due.ended);
    else if (due) this.#parts.log.error({ gameId: due.id }, 'a game that is due cannot be ended; set aside');
    return due !== null;
  }

  /** Seats a player with somebody who waits for anyone, or has them wait. */
  async #pair(player: Player, plan: GamePlan): Promise<GameAction> {
    const wish = { playerId: player.id, color: plan.wish, timeControl: plan.timeControl };
    const paired = await this.#parts.store.pair(
      wish,
      (stored, at) => joinGame(stored, player, null, at),
      (at) => gameFromPlan(plan, player, at),
      plan.idempotencyKey,
    );
    if (!paired.ok) return new Problem(paired.problem);
    this.#wake(paired.value.stored);
    return seeGame(paired.value, player, this.#parts.viewGame);
  }

  /** Begins a game against a bot, who is told at once. */
  async #seatBot(player: Player, plan: GamePlan): Promise<FoundGame | 'NO_OPPONENT' | null> {
    const { store, wakeUps } = this.#parts;
    const wish = { playerId: player.id, botId: plan.botId, timeControl: plan.timeControl };
    const made = await store.createAgainstBot(
      wish,
      (at, bot) => gameFromPlan(plan, player, at, bot),
      plan.idempotencyKey,
    );
    if (made === null || made === 'NO_OPPONENT') return made;
    const { white, black } = made.stored;
    for (const seated of [white, black]) {
      if (seated?.isBot) wakeUps.send({ kind: 'challenged', playerId: seated.id });
    }
    return made;
  }

  #follower(player: Player) {
    const { wakeUps, versions, log } = this.#parts;
    return {
      playerId: player.id,
      wakeUps,
      versions,
      read: (id: string) => this.see(id, player),
      onFailure: (error: unknown) => {
        log.warn(errorFacts(error), "cannot read a player's games; trying again");
      },
    };
  }

  async #madeWithKey(player: Player, key: string): Promise<SeenGame | null> {
    const earlier = await this.#parts.wishes.find(player.id, key);
    if (!earlier) return null;
    if (earlier.ageMs < KEY_LIFETIME_MS) return this.see(earlier.id, player);
    await this.#parts.wishes.release(player.id, key);
    return null;
  }

  /** Carries out a seat's command. `seat` is null for two people at one device, who act for the side to move. */
  #command(
    gameId: string,
    player: Player,
    wish: (seat: Color | null, stored: StoredGame) => Command,
  ): Promise<GameAction> {
    return this.#bySeat(gameId, player, (stored, seat, at) =>
      afterCommand(stored, command(stored.game, wish(seat, stored), at)),
    );
  }

  /** A change that only those who hold a seat can make. */
  #bySeat(
    gameId: string,
    player: Player,
    decide: (stored: StoredGame, seat: Color | null, at: number) => Result<Change, ProblemCode>,
  ): Promise<GameAction> {
    return this.#change(gameId, player, (stored, at) => {
      const role = roleOf(stored, player);
      if (role === 'spectator') return { ok: false, problem: 'NOT_YOUR_GAME' };
      return decide(stored, role === 'both' ? null : role, at);
    });
  }

  /** The one way to change a game: decide and commit, wake whoever watches, and show the result to the one who asked. */
  async #change(gameId: string, player: Player, decide: Decide<ProblemCode>): Promise<GameAction> {
    const outcome = await this.#parts.store.change(gameId, decide);
    if (!outcome) return new Problem('GAME_NOT_FOUND');
    if (!outcome.ok) return new Problem(outcome.problem);
    this.#wake(outcome.value.stored);
    return seeGame(outcome.value, player, this.#parts.viewGame);
  }

  #wake({ id, version }: StoredGame): void {
    this.#parts.wakeUps.send({ kind: 'gameChanged', gameId: id, version });
  }
}

/** The stored game after a command: the very same one where nothing has changed. */
function afterCommand<Refusal>(stored: StoredGame, next: Result<Game, Refusal>): Result<Change, Refusal> {
  if (!next.ok) return next;
  return {
    ok: true,
    value: { stored: next.value === stored.game ? stored : { ...stored, game: next.value } },
  };
}
