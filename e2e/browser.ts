import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.mjs';
import { Eavesdropper } from './eavesdropper.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the Chromium that is installed on this machine. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium or Chrome: run `npm test`, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** One person: a browser of their own with one page, and everything that was ever sent to it. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly eavesdropper: Eavesdropper;
  /** What went wrong on the page: uncaught errors and console errors. */
  readonly complaints: string[];
}

/** A new person, with no cookie and an empty cache. */
export async function newPerson(browser: Browser, viewport = { width: 1280, height: 900 }): Promise<Person> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  // It ends what never comes, and nothing else: a busy machine takes its time.
  context.setDefaultTimeout(60_000);
  const eavesdropper = new Eavesdropper(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, eavesdropper, complaints };
}
