/** How much of a person's budget each answer has taken. It follows from what was asked for, so twins pay the same. */
export class Price {
  #left = 0;
  #resetSeconds = 0;

  /** The headers with what was paid in the place of what is left, which depends on what was asked before, and when. */
  in(headers: string): string {
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
      Number(new RegExp(`^ratelimit-${name}\\n(\\d+)$`, 'im').exec(headers)?.[1]),
    );
    if (Number.isNaN(remaining)) return headers;
    const isNewBudget = reset > this.#resetSeconds;
    const paid = (isNewBudget ? limit : this.#left) - remaining;
    this.#left = remaining;
    this.#resetSeconds = reset;
    return headers.replace(/(?<=^ratelimit-remaining\n)\d+$/im, `paid ${paid}`);
  }
}
