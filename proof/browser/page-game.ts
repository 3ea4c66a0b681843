import type { Color, Move } from '@fog/engine';
import type { Observation } from '../difference.js';
import { playing, simply } from '../server/probes.js';
import { type People, sitAtDevice, sitDown, versionIn } from '../server/wire-game.js';
import type { Onlooker } from '../twins/twins.js';
import type { Onlooking, SpoilPage } from './onlooking.js';

/** Where an onlooker looks from: a browser of their own, or one that both players look into in turn. */
export type Place = 'own browser' | 'one device';

/** Who plays, who looks, where from, and at what page. */
export interface Setting {
  readonly origin: string;
  readonly people: People;
  readonly onlooker: Onlooker;
  readonly place: Place;
  readonly onlooking: Onlooking;
  /** Spoils the page of the game with this id. */
  readonly spoil?: (html: string, gameId: string) => Promise<string>;
}

/** Fetches the page as a link within the site would, and its pictures for other sites: run in the page, and knows nothing else. */
async function fetchAsOthers(): Promise<void> {
  await fetch(location.href, { headers: { RSC: '1' } }).then((answer) => answer.text());
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')) {
    await fetch(new URL(content, location.href).pathname).then((answer) => answer.text());
  }
}

/** One game on the site's own page of it: the onlooker's moves are made there, the others by the API. */
export class PageGame {
  readonly #id: string;
  readonly #setting: Setting;
  #version: number;

  private constructor(id: string, setting: Setting, version: number) {
    this.#id = id;
    this.#setting = setting;
    this.#version = version;
  }

  /** Two sit down, and the onlooker opens the page. */
  static async begin(setting: Setting): Promise<PageGame> {
    const { people, place, onlooker, onlooking, origin, spoil } = setting;
    const isAtDevice = place === 'one device';
    const id = await (isAtDevice ? sitAtDevice : sitDown)(people);
    const query = 'query ($id: ID!) { game(id: $id) { __typename version } }';
    const { body } = await people.white.ask({ query, variables: { id } });
    const game = new PageGame(id, setting, versionIn(body));
    const holder = isAtDevice ? people.white : people[onlooker];
    const session = onlooker === 'spectator' ? null : holder.token;
    const spoiled: SpoilPage | undefined = spoil && ((html) => spoil(html, id));
    await onlooking.open(`${origin}/en/game/${id}`, session ?? null, spoiled);
    await game.#settled();
    await onlooking.touch();
    return game;
  }

  /** Makes a move: on the page if it is the onlooker's own. */
  async play(color: Color, ply: number, move: Move): Promise<void> {
    const { people, onlooker, place } = this.#setting;
    if (color === onlooker) await this.#tap(move);
    else {
      const mover = place === 'one device' ? people.white : people[color];
      versionIn((await mover.ask(playing(this.#id, ply, move))).body);
    }
    this.#version += 1;
    await this.#settled();
  }

  /** Lifts the curtain at a device, where it is the onlooker's turn. */
  async lookBehindCurtain(): Promise<void> {
    const { page } = this.#setting.onlooking;
    await page.getByRole('button', { name: 'Show board' }).click();
    await page.locator('[data-pickable="true"]').first().waitFor();
    await this.#settled();
  }

  /** All that there is to know of the page as it stands, or of one thing alone. */
  observe(where?: string): Promise<Observation[]> {
    return this.#setting.onlooking.observe(where);
  }

  /** The page as it is when it is opened anew, as a link fetches it and as other sites do. */
  async reload(): Promise<void> {
    const { page } = this.#setting.onlooking;
    await page.reload();
    await this.#settled();
    await page.evaluate(fetchAsOthers);
    await this.#settled();
  }

  /** Leaves nothing running behind. */
  async end(): Promise<void> {
    const { people, onlooking } = this.#setting;
    await onlooking.forget();
    await people.white.ask(simply('resign', this.#id));
  }

  async #tap({ from, to, promotion }: Move): Promise<void> {
    const { page } = this.#setting.onlooking;
    for (const square of [from, to]) await page.locator(`[data-square="${square}"]`).click();
    if (promotion) await page.locator(`[data-promotion="${promotion}"]`).click();
  }

  #settled(): Promise<void> {
    return this.#setting.onlooking.settled(this.#version);
  }
}
