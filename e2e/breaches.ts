import type { BrowserContext } from 'playwright-core';

/** What browsers refused to load or run, what was asked of anybody else, and words that a page did not have. */
export class Breaches {
  readonly #noted: string[] = [];

  /** Listens to every page of a person's browser. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (/content security policy|MISSING_MESSAGE/i.test(message.text()))
        this.#noted.push(`${message.page()?.url()} ${message.text()}`);
    });
    context.on('request', (request) => {
      const isOurs = request.isNavigationRequest() || request.url().startsWith('data:');
      if (!isOurs && originOf(request.url()) !== originOf(request.frame().url()))
        this.#noted.push(request.url());
    });
  }

  /** All that was noted since it was last asked for. */
  take(): string[] {
    return this.#noted.splice(0);
  }
}

const originOf = (address: string) => new URL(address).origin;
