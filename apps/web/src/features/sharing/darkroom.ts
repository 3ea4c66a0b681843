import { setTimeout as delay } from 'node:timers/promises';

interface DarkroomOptions {
  /** Makes a picture of an SVG. */
  develop(svg: string): Promise<Buffer>;
  /** How many pictures may wait to be made; beyond that a request is turned away. */
  mostWaiting: number;
  /** How many finished ones are kept. */
  mostKept: number;
}

/**
 * Where pictures are made: one at a time, and after each a rest as long as the work took, so that drawing never takes
 * more than half a processor from the games. What is asked for twice is made once, and kept while there is room.
 */
export class Darkroom {
  readonly #options: DarkroomOptions;
  /** Pictures made or in the making, the least wanted first. */
  readonly #pictures = new Map<string, Promise<Buffer>>();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(options: DarkroomOptions) {
    this.#options = options;
  }

  /**
   * The picture of that name.
   *
   * @param draw what it shows; asked only where it has to be made
   * @returns `null` where too many wait already
   */
  async picture(name: string, draw: () => string): Promise<Buffer | null> {
    const known = this.kept(name);
    if (!known && this.#waiting >= this.#options.mostWaiting) return null;
    const picture = known ?? this.#enqueue(draw);
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    picture.catch(() => this.#pictures.delete(name));
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= this.#options.mostKept) break;
      this.#pictures.delete(oldest);
    }
    return picture;
  }

  /** The picture of that name if it was made before, or is being made. */
  kept(name: string): Promise<Buffer> | undefined {
    return this.#pictures.get(name);
  }

  #enqueue(draw: () => string): Promise<Buffer> {
    this.#waiting += 1;
    let begun = 0;
    const picture = this.#queue.then(() => {
      begun = performance.now();
      return this.#options.develop(draw());
    });
    const rest = () => {
      this.#waiting -= 1;
      return delay(performance.now() - begun);
    };
    this.#queue = picture.then(rest, rest);
    return picture;
  }
}
