import type { BrowserContext, Page } from 'playwright-core';

/** The home page shows a famous game that is nobody's secret. */
const HOME = /^\/([a-z]{2})?$/;

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
      if (HOME.test(new URL(response.url()).pathname)) return;
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

  /** All that was heard up to now, the home page left out. */
  async heard(): Promise<readonly { where: string; text: string }[]> {
    await Promise.all(this.#pending.splice(0));
    return this.#heard;
  }
}

/** The page as it stands, attributes and title included. Its scripts were heard when they came, the home page's among them. */
export function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.outerHTML;
  });
}
