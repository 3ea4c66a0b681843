/**
 * Base of everything that holds hidden state. Turning it into JSON throws, and printing it in Node shows its
 * name only, so no log line, answer or error report can carry a piece by accident.
 */
export abstract class Sealed {
  /** @throws always: what a viewer may know leaves through `view()` alone. */
  toJSON(): never {
    throw new TypeError(`${this.constructor.name} holds hidden state and has no JSON form; use view()`);
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `${this.constructor.name} {}`;
  }
}
