/**
 * What processes tell each other. A wake-up says that something changed, never what: whoever hears it reads again for
 * its own viewer. So a lost, doubled or late one does no harm.
 */
export type WakeUp =
  | { readonly kind: 'gameChanged'; readonly gameId: string; readonly version: number }
  | { readonly kind: 'sessionEnded'; readonly sessionId: string };

export type WakeUpListener = (wakeUp: WakeUp) => void;

/** The way wake-ups travel. */
export interface WakeUps {
  /** Tells every process, this one included. Never throws: a wake-up is a hint. */
  send(wakeUp: WakeUp): void;
  /** Hears every wake-up until the function it returns is called. */
  listen(listener: WakeUpListener): () => void;
}

/** Wake-ups within one process. */
export class LocalWakeUps implements WakeUps {
  readonly #listeners = new Set<WakeUpListener>();

  send(wakeUp: WakeUp): void {
    for (const listener of this.#listeners) listener(wakeUp);
  }

  listen(listener: WakeUpListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
