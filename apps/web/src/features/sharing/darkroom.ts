import { setTimeout as delay } from 'node:timers/promises';

/** What a picture shows. */
export interface Drawing {
  /** Pictures of one name are one picture; one that is named as it was asked for never changes again. */
  readonly name: string;
  draw(): string;
}

/** A finished picture and its name. */
export interface Print {
  readonly name: string;
  readonly png: Buffer;
}

interface DarkroomOptions {
  /** Makes a picture of an SVG. */
  develop(svg: string): Promise<Buffer>;
  /** How many requests may wait; beyond that they are turned away. */
  mostWaiting: number;
  /** How many finished pictures are kept. */
  mostKept: number;
}

/**
 * Where pictures are made: one at a time, from the question what they show to the last stroke, and after each a rest as
 * long as the work took, so that neither the games nor the API they are asked of ever feel it. What is asked for twice
 * at once is made once, and what was made is kept while there is room.
 */
export class Darkroom {
  readonly #options: DarkroomOptions;
  /** The least wanted first. */
  readonly #kept = new Map<string, Buffer>();
  readonly #inTheMaking = new Map<string, Promise<Print | null>>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: DarkroomOptions) {
    this.#options = options;
  }

  /**
   * The picture that is asked for by this name.
   *
   * @param look tells what it shows, or `null` where there is nothing to be shown
   * @returns `null` where there is nothing; `busy` where too many wait already
   */
  async picture(name: string, look: () => Promise<Drawing | null>): Promise<Print | null | 'busy'> {
    const kept = this.#take(name);
    if (kept) return kept;
    const making = this.#inTheMaking.get(name);
    if (making) return making;
    if (this.#inTheMaking.size >= this.#options.mostWaiting) return 'busy';
    const print = this.#enqueue(look).finally(() => this.#inTheMaking.delete(name));
    this.#inTheMaking.set(name, print);
    return print;
  }

  #enqueue(look: () => Promise<Drawing | null>): Promise<Print | null> {
    let begun = 0;
    const print = this.#queue.then(() => {
      begun = performance.now();
      return this.#make(look);
    });
    const rest = () => delay(performance.now() - begun);
    this.#queue = print.then(rest, rest);
    return print;
  }

  async #make(look: () => Promise<Drawing | null>): Promise<Print | null> {
    const drawing = await look();
    if (!drawing) return null;
    return this.#take(drawing.name) ?? this.#keep(drawing.name, await this.#options.develop(drawing.draw()));
  }

  #take(name: string): Print | undefined {
    const png = this.#kept.get(name);
    return png && this.#keep(name, png);
  }

  #keep(name: string, png: Buffer): Print {
    this.#kept.delete(name);
    this.#kept.set(name, png);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > this.#options.mostKept) this.#kept.delete(oldest);
    return { name, png };
  }
}
