import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import type { Observation } from '../difference.js';
import { listen } from './ears.js';
import { kept } from './keeping.js';
import { withRowsInOrder } from './payload.js';
import { quiet } from './quiet.js';

/** A phone: the smallest picture that holds the whole board. */
const VIEWPORT = { width: 390, height: 844 };

/** What is fetched as it was built, the same for everybody; that it was asked for still counts. */
const BUILT = ['script', 'stylesheet', 'font', 'image', 'manifest', 'other'];

/** What links fetch ahead is dropped again as the browser likes. The game's own page is fetched so in the end, and whole. */
const PREFETCHED = /[?&]_rsc=/;

/** How often a page is looked at again for which something is still under way. */
const MOST_ROUNDS = 25;

const NAVIGATED_MS = 30_000;

/** What a page is given in the place of what the site answers. */
export type SpoilPage = (html: string) => Promise<string>;

/** One onlooker's browser: all that it asks for and is answered, all that its page shows, says and keeps. */
export class Onlooking {
  readonly #context: BrowserContext;
  readonly page: Page;
  readonly #tools: CDPSession;
  readonly #asked: string[] = [];
  readonly #fetched = new Set<string>();
  readonly #answers: Promise<string>[] = [];
  #underWay = 0;

  private constructor(page: Page, tools: CDPSession) {
    this.#context = page.context();
    this.page = page;
    this.#tools = tools;
    page.on('request', (request) => {
      this.#underWay++;
      const line = `${request.method()} ${request.url()}`;
      if (BUILT.includes(request.resourceType())) this.#fetched.add(line);
      else this.#asked.push(line);
    });
    page.on('requestfailed', () => this.#underWay--);
    page.on('requestfinished', () => this.#underWay--);
    page.on('response', (response) => {
      const request = response.request();
      if (!BUILT.includes(request.resourceType()) && !PREFETCHED.test(request.url()))
        this.#answers.push(asText(response));
    });
  }

  static async begin(browser: Browser): Promise<Onlooking> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: 'en-GB',
      colorScheme: 'light',
      permissions: ['local-network-access'],
    });
    await context.addInitScript(listen);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Accessibility.enable');
    return new Onlooking(page, tools);
  }

  /** Opens an address as whoever holds this session, or nobody; `spoil` may change the page on its way. */
  async open(url: string, token: string | null, spoil: SpoilPage | undefined): Promise<void> {
    await this.#context.clearCookies();
    if (token)
      await this.#context.addCookies([
        { name: 'fog_session', value: token, url: new URL(url).origin, httpOnly: true, sameSite: 'Lax' },
      ]);
    await this.page.unrouteAll();
    if (spoil) {
      await this.page.route(url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: await spoil(await response.text()) });
      });
    }
    await this.page.goto(url, { timeout: NAVIGATED_MS });
  }

  /** Touches the page where nothing is: before that, a browser lets nothing be heard. */
  touch(): Promise<void> {
    return this.page.mouse.click(1, 1);
  }

  /**
   * Waits until the page was told of this version, and has nothing more to do. What a page that was left had asked for may
   * never be answered, so that is waited for a while only.
   */
  async settled(version: number): Promise<void> {
    await this.page.evaluate(quiet, version);
    for (let round = 0; round < MOST_ROUNDS && this.#underWay > 0; round++)
      await this.page.evaluate(quiet, version);
  }

  /** All that there is to know of the page by now, or of one thing alone. */
  async observe(where?: string): Promise<Observation[]> {
    const others: Record<string, () => string | Promise<string>> = {
      answers: async () => (await Promise.all(this.#answers)).join('\n\n'),
      requests: () => this.#requests(),
      accessibility: () => this.#spoken(),
      picture: () => this.#picture(),
    };
    const seen = await this.page.evaluate(kept);
    for (const [name, read] of Object.entries(others)) {
      if (where === undefined || where === name) seen.push([name, await read()]);
    }
    return seen
      .filter(([name]) => where === undefined || where === name)
      .map(([name, text]) => ({ where: name, text }));
  }

  /** What was asked for. Icons are fetched when the browser finds the time; which they are is among the signs of the page. */
  async #requests(): Promise<string> {
    const icons = await this.page.evaluate(iconsOfPage);
    const fetched = [...this.#fetched].filter((line) => !icons.some((icon) => line === `GET ${icon}`));
    return [...this.#asked, ...fetched].sort().join('\n');
  }

  /** What a screen reader is given to say. */
  async #spoken(): Promise<string> {
    const { nodes } = await this.#tools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, description, value, properties = [] }) =>
        [role, name, description, value, ...properties.map((each) => each.value)]
          .map((each) => each?.value ?? '')
          .join(' '),
      )
      .join('\n');
  }

  /** The board as it is on the screen, to the pixel; the rest of the page is words. */
  async #picture(): Promise<string> {
    const clip = await this.page.evaluate(boardOnScreen);
    const picture = await this.page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    return createHash('sha256').update(picture).digest('hex');
  }

  /** Forgets everything of this game, as a new browser would know nothing. */
  async forget(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.page.goto('about:blank');
    await Promise.all(this.#answers.splice(0));
    this.#asked.splice(0);
    this.#fetched.clear();
    this.#underWay = 0;
  }
}

/** The addresses of the icons and of the manifest. Run in the page, and knows nothing else. */
function iconsOfPage(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"], link[rel="manifest"]');
  return [...links].map(({ href }) => href);
}

/** Where the board is. Run in the page, and knows nothing else. */
function boardOnScreen() {
  const squares = [...document.querySelectorAll('[data-square]')].map((each) => each.getBoundingClientRect());
  const [x, y] = [Math.min(...squares.map(({ left }) => left)), Math.min(...squares.map(({ top }) => top))];
  const [right, bottom] = [
    Math.max(...squares.map((each) => each.right)),
    Math.max(...squares.map((each) => each.bottom)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

async function asText(response: Response): Promise<string> {
  const headers = await response.headersArray();
  const told = headers.map(({ name, value }) => `${name}\n${value}`).join('\n');
  // A redirect has no body, and one that is never read to its end has none either.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPicture = response.headers()['content-type']?.startsWith('image/');
  const content = isPicture
    ? createHash('sha256').update(body).digest('hex')
    : withRowsInOrder(body.toString());
  return `${response.request().method()} ${response.url()}\n${response.status()}\n${told}\n\n${content}`;
}
