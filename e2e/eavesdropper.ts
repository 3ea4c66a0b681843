import type { BrowserContext, Page } from 'playwright-core';

/** Everything a browser was sent since it was opened: documents, data, scripts' answers and socket frames, as text. */
export class Eavesdropper {
  readonly #heard: { where: string; text: string }[] = [];
  #pending: Promise<void>[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#listen(page));
  }

  #listen(page: Page): void {
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (['image', 'font', 'stylesheet', 'script'].includes(type)) return;
      const where = `${response.request().method()} ${response.url()}`;
      const read = response.text().then(
        (text) => void this.#heard.push({ where, text }),
        // A redirect has no body, and a body is gone when its page went away first; frames and documents are read at once.
        () => undefined,
      );
      this.#pending.push(read);
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) =>
        this.#heard.push({ where: `socket ${socket.url()}`, text: payload.toString() }),
      );
    });
  }

  /** All that was heard up to now. */
  async heard(): Promise<readonly { where: string; text: string }[]> {
    await Promise.all(this.#pending.splice(0));
    return this.#heard;
  }
}
