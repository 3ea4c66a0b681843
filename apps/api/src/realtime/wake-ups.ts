/**
 * What processes tell each other. A wake-up says that something changed, never what: whoever hears it reads again for
 * its own viewer. So a lost, doubled or late one does no harm.
 */
export type WakeUp =
  | { readonly kind: 'gameChanged'; readonly gameId: string; readonly version: number }
  | { readonly kind: 'challenged'; readonly playerId: string }
  | { readonly kind: 'sessionEnded'; readonly sessionId: string };

/** What a listener hears: a wake-up, or that some may have been lost since the last one. */
export type WakeUpNews = WakeUp | { readonly kind: 'maybeMissed' };

export type WakeUpListener = (news: WakeUpNews) => void;

/** The way wake-ups travel. */
export interface WakeUps {
  /** Tells every process, this one included. Never throws: a wake-up is a hint. */
  send(wakeUp: WakeUp): void;
  /** Hears every wake-up until the function it returns is called. */
  listen(listener: WakeUpListener): () => void;
  /** Resolves if wake-ups can travel now. */
  ping(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** Wake-ups within one process. */
export class LocalWakeUps implements WakeUps {
  readonly #listeners = new Set<WakeUpListener>();

  send(wakeUp: WakeUp): void {
    this.tell(wakeUp);
  }

  /** Tells the listeners of this process. */
  tell(news: WakeUpNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  listen(listener: WakeUpListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}
}
