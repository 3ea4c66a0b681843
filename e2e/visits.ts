import { untilAlive } from './alive.mjs';
import type { Person } from './browser.js';

/** The ways to a page. Each ends when the page answers to what is pressed: tests come to a page by these alone. */

/** Opens an address. */
export async function visit({ page }: Person, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

export async function reload({ page }: Person): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

export async function goBack({ page }: Person): Promise<void> {
  await page.goBack();
  await untilAlive(page);
}

export async function goForward({ page }: Person): Promise<void> {
  await page.goForward();
  await untilAlive(page);
}

/** Goes away to an empty page. */
export async function leave({ page }: Person): Promise<void> {
  await page.goto('about:blank');
}

/** Reloads no further than to what can be seen first: long before the page answers. */
export async function reloadToFirstSight({ page }: Person): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
}
