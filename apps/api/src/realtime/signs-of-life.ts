interface SignsOfLifeParts<Presence> {
  readonly everyMs: number;
  readonly keyOf: (presence: Presence) => string;
  /** Writes down that these last, unless a later sign of it has been written; gives the instant of this one. */
  readonly touch: (presences: readonly Presence[]) => Promise<Date>;
  /**
   * Writes down that one has ended, unless a sign of it has been written since this one: then it lasts by another line,
   * perhaps on another process.
   */
  readonly leave: (presence: Presence, lastSign: Date) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** What lasts here, how often it has begun and not ended, and its last sign that was written. */
interface Lasting<Presence> {
  readonly presence: Presence;
  times: number;
  lastSign: Date | null;
}

/**
 * What lasts as long as somebody is connected to this process. It is written down again and again, so that a process
 * that dies takes nobody along for good.
 */
export class SignsOfLife<Presence> {
  readonly #parts: SignsOfLifeParts<Presence>;
  readonly #lasting = new Map<string, Lasting<Presence>>();
  readonly #heartbeat: NodeJS.Timeout;
  #begun: Lasting<Presence>[] = [];
  #ended: Lasting<Presence>[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: SignsOfLifeParts<Presence>) {
    this.#parts = parts;
    this.#heartbeat = setInterval(() => {
      this.#begun = [...this.#lasting.values()];
      this.#write();
    }, parts.everyMs);
  }

  /** Begins, however often; the function returned ends it once. */
  enter(presence: Presence): () => void {
    const key = this.#parts.keyOf(presence);
    const lasting = this.#lasting.get(key) ?? { presence, times: 0, lastSign: null };
    this.#lasting.set(key, lasting);
    lasting.times += 1;
    if (lasting.times === 1) {
      this.#begun.push(lasting);
      this.#write();
    }
    return () => {
      lasting.times -= 1;
      if (lasting.times > 0) return;
      this.#lasting.delete(key);
      this.#ended.push(lasting);
      this.#write();
    };
  }

  stop(): void {
    clearInterval(this.#heartbeat);
  }

  /** One writing after the other, each of all that has gathered: a sign on its way never comes after the end it precedes. */
  #write(): void {
    this.#writing = this.#writing.then(async () => {
      const [begun, ended] = [this.#begun, this.#ended];
      [this.#begun, this.#ended] = [[], []];
      await Promise.all(ended.map((lasting) => this.#leave(lasting)));
      await this.#touch(begun);
    });
  }

  async #touch(begun: readonly Lasting<Presence>[]): Promise<void> {
    const lasting = begun.filter(({ times }) => times > 0);
    if (lasting.length === 0) return;
    const sign = await this.#parts
      .touch(lasting.map(({ presence }) => presence))
      .catch(this.#parts.onFailure);
    if (sign) for (const one of lasting) one.lastSign = sign;
  }

  async #leave({ presence, lastSign }: Lasting<Presence>): Promise<void> {
    if (lastSign !== null) await this.#parts.leave(presence, lastSign).catch(this.#parts.onFailure);
  }
}
