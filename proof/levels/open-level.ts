import type { Database } from '../../apps/api/src/database/database.js';
import { openTestDatabase } from '../../apps/api/src/testing/test-database.js';
import { openBrowser } from '../../e2e/browser.js';
import { Onlooking } from '../browser/onlooking.js';
import { startSite } from '../browser/site.js';
import type { Plant } from '../plants/plant.js';
import { browser, type Stage } from './browser.js';
import type { Level, LevelName } from './level.js';
import { projection } from './projection.js';
import { resolver } from './resolver.js';
import { wire } from './wire.js';

/** What levels stand on: opened when the first of them wants it, and kept until the end. */
export class Ground {
  #database: Promise<Database> | undefined;
  #stage: ReturnType<typeof openStage> | undefined;

  /** Opens a level of the product, or of a product with this leak. */
  async open(name: LevelName, plant?: Plant): Promise<Level> {
    if (name === 'projection') return projection(plant?.substitutes?.viewGame);
    this.#database ??= openTestDatabase();
    const database = await this.#database;
    if (name === 'resolver') return resolver(database, plant);
    if (name === 'wire') return wire(database, plant);
    this.#stage ??= openStage();
    return browser(database, await this.#stage, plant);
  }

  async close(): Promise<void> {
    await this.#stage?.then(({ close }) => close());
    await (await this.#database)?.close();
  }
}

async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const [site, opened] = await Promise.all([startSite(), openBrowser()]);
  const onlookings = [await Onlooking.begin(opened), await Onlooking.begin(opened)];
  return {
    site,
    onlookings,
    async close() {
      await opened.close();
      await site.close();
    },
  };
}
