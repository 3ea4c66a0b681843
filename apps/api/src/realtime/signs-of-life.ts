interface SignsOfLifeParts<Presence> {
  readonly everyMs: number;
  readonly keyOf: (presence: Presence) => string;
  /** Writes down that these last. */
  readonly touch: (presences: readonly Presence[]) => Promise<void>;
  /** Writes down that one has ended. */
  readonly leave: (presence: Presence) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * What lasts as long as somebody is connected to this process. It is written down again and again, so that a process
 * that dies takes nobody along for good.
 */
export class SignsOfLife<Presence> {
  readonly #parts: SignsOfLifeParts<Presence>;
  readonly #lasting = new Map<string, { readonly presence: Presence; times: number }>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(parts: SignsOfLifeParts<Presence>) {
    this.#parts = parts;
    this.#heartbeat = setInterval(
      () => this.#touch([...this.#lasting.values()].map(({ presence }) => presence)),
      parts.everyMs,
    );
  }

  /** Begins, however often; the function returned ends it once. */
  enter(presence: Presence): () => void {
    const key = this.#parts.keyOf(presence);
    const lasting = this.#lasting.get(key) ?? { presence, times: 0 };
    this.#lasting.set(key, lasting);
    lasting.times += 1;
    if (lasting.times === 1) this.#touch([presence]);
    return () => {
      lasting.times -= 1;
      if (lasting.times > 0) return;
      this.#lasting.delete(key);
      this.#parts.leave(presence).catch(this.#parts.onFailure);
    };
  }

  stop(): void {
    clearInterval(this.#heartbeat);
  }

  #touch(presences: readonly Presence[]): void {
    this.#parts.touch(presences).catch(this.#parts.onFailure);
  }
}
