import { type Asker, ask, Refusal } from './ask.js';
import { chooseMove } from './choose-move.js';
import {
  type Action,
  DECLINE_DRAW,
  GAME,
  type Game,
  OFFER_REMATCH,
  PLAY_MOVE,
  type Side,
} from './contract.js';
import type { Line } from './line.js';
import type { Log } from './log.js';

/** How long after the end an offer of another game is taken up. */
const REMATCH_WITHIN_MS = 10 * 60 * 1000;

/** What every game of a bot shares. */
export interface TableParts {
  readonly asker: Asker;
  readonly line: Line;
  readonly log: Log;
  /** Milliseconds to wait before a move, from what its clock shows; null without a clock. */
  readonly pauseMs: (leftMs: number | null) => number;
  readonly random: () => number;
  /** Whether the bot may begin another game. */
  readonly hasRoom: () => boolean;
  /** Plays another game. */
  readonly begin: (gameId: string) => void;
  /** Told once nothing more is to be done here. */
  readonly left: (gameId: string) => void;
}

/** One game: looks at it as it stands, does what it wants, and looks again. */
export class Table {
  readonly #id: string;
  readonly #parts: TableParts;
  readonly #leaveLine: () => void;
  #newest: Game | undefined;
  #isBusy = false;
  #isOver = false;
  #played = -1;
  #untilLeaving: NodeJS.Timeout | undefined;

  constructor(id: string, parts: TableParts) {
    this.#id = id;
    this.#parts = parts;
    this.#leaveLine = parts.line.follow<Game>(
      GAME,
      { id },
      { next: (game) => void this.#look(game), refused: () => this.leave() },
    );
  }

  /** Whether the game goes on. */
  get isRunning(): boolean {
    return !this.#isOver;
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#untilLeaving);
    this.#leaveLine();
    this.#parts.left(this.#id);
  }

  /** Only the newest state counts: what has come meanwhile is passed over. */
  async #look(game: Game): Promise<void> {
    this.#newest = game;
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let seen: Game | undefined; this.#newest !== seen; ) {
      seen = this.#newest;
      await this.#act(seen).catch((error: Error) => this.#failed(error));
    }
    this.#isBusy = false;
  }

  /** The next change of the game is looked at again; who is stopping has nothing to tell. */
  #failed(error: Error): void {
    const { log, asker } = this.#parts;
    const code = error instanceof Refusal ? error.code : error.name;
    if (!asker.signal.aborted) log('cannot act', { gameId: this.#id, code });
  }

  async #act(game: Game): Promise<void> {
    const { role, status, turn, drawOffer, ply } = game;
    if (role !== 'WHITE' && role !== 'BLACK') this.leave();
    else if (status !== 'ACTIVE') await this.#afterwards(game, role);
    else if (turn === role && ply > this.#played) await this.#move(game, role);
    else if (drawOffer !== null && drawOffer !== role) await this.#send(DECLINE_DRAW, { id: this.#id });
  }

  async #move({ ply, clock, board }: Game, role: Side): Promise<void> {
    const { pauseMs, random } = this.#parts;
    const leftMs = clock && (role === 'WHITE' ? clock.whiteMs : clock.blackMs);
    const color = role === 'WHITE' ? 'white' : 'black';
    const move = chooseMove(board, color, random);
    const ms = pauseMs(leftMs);
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    await this.#send(PLAY_MOVE, { input: { gameId: this.#id, ply, ...move } });
    this.#played = ply;
  }

  /** The game is over: another one is begun if it is wished for soon and there is room. */
  async #afterwards({ rematchOffer, rematch }: Game, role: Side): Promise<void> {
    if (!this.#isOver) {
      this.#parts.log('game over', { gameId: this.#id });
      this.#isOver = true;
      this.#untilLeaving = setTimeout(() => this.leave(), REMATCH_WITHIN_MS);
    }
    const isWished = rematchOffer !== null && rematchOffer !== role && this.#parts.hasRoom();
    const next = rematch ?? (isWished ? (await this.#send(OFFER_REMATCH, { id: this.#id })).rematch : null);
    if (!next) return;
    this.#parts.begin(next.id);
    this.leave();
  }

  #send(query: string, variables: Readonly<Record<string, unknown>>): Promise<Action> {
    return ask<Action>(this.#parts.asker, query, variables);
  }
}
