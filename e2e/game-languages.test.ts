import type { Browser, Page } from 'playwright-core';
import { button, inviteAsWhite, joinBy, says } from './actions.js';
import { Breaches } from './breaches.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { overflowing } from './fits.js';
import { LOCALES } from './languages.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { visit } from './visits.js';

/** Every state of a game on a small phone, in every language: the words fit, and the policy of the page is kept. */

const PHONE = { width: 360, height: 640 };

const { origin } = sharedProduct();
const breaches = new Breaches();
let browser: Browser;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser, PHONE), newPerson(browser, PHONE)]);
  for (const { context } of [anna, bo]) breaches.watch(context);
});
afterAll(() => browser?.close());
afterEach(() => {
  expect(breaches.take()).toEqual([]);
  expect([...anna.complaints, ...bo.complaints]).toEqual([]);
});

const gamePath = (person: Person) => new URL(person.page.url()).pathname.replace(/^\/\w+/, '');

/** What does not fit on a page, after doing there what `prepare` does. */
async function misfits(page: Page, prepare?: (page: Page) => Promise<void>): Promise<string[]> {
  await prepare?.(page);
  const lang = await page.locator('html').getAttribute('lang');
  return (await overflowing(page)).map((each) => `${lang} ${page.url()}: ${each}`);
}

/** Opens the person's page in one language after the other, and gives what does not fit. */
async function misfitsInTurn(person: Person, address: string, prepare?: (page: Page) => Promise<void>) {
  const found: string[] = [];
  for (const locale of LOCALES) {
    await visit(person, address.replace('{locale}', locale));
    expect(await person.page.locator('html').getAttribute('lang')).toBe(locale);
    found.push(...(await misfits(person.page, prepare)));
  }
  return found;
}

test('a game from the invitation to the replay, and its dialogs', async () => {
  const link = await inviteAsWhite(anna, origin);
  const path = gamePath(anna);
  // Anna has her game before her in every language at once, and sees in each how it goes on.
  const pages: Page[] = [];
  for (const locale of LOCALES) {
    const page = await anna.context.newPage();
    await visit({ ...anna, page }, `${origin}/${locale}${path}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    pages.push(page);
  }
  const everywhere = async (prepare?: (page: Page) => Promise<void>) => {
    for (const page of pages) expect(await misfits(page, prepare)).toEqual([]);
  };
  await everywhere((page) => page.locator('main input[readonly]').waitFor());

  // On the machine's own network address, since that is where the link leads.
  const { origin: there, hash } = new URL(link);
  expect(await misfitsInTurn(bo, `${there}/{locale}${path}${hash}`)).toEqual([]);
  await joinBy(bo, link);
  const match = new Match(anna, bo);
  await match.bothSee();
  await match.play('e2e4 e7e5');
  await everywhere((page) => page.locator('[data-ply="2"]').waitFor());
  expect(await misfitsInTurn(bo, `${there}/{locale}${path}`)).toEqual([]);

  for (const place of ['header', 'main']) {
    await everywhere(async (page) => {
      await page.locator(`${place} button[aria-haspopup="dialog"]`).first().click();
      await page.getByRole('dialog').waitFor();
    });
    for (const page of pages) await page.keyboard.press('Escape');
  }

  await visit(bo, link);
  await button(bo, 'Resign').click();
  await button(bo, 'Yes, resign').click();
  await says(bo, 'What nobody saw');
  await everywhere((page) => page.getByRole('slider').waitFor());
});

test('one device: the curtain, and the board behind it', async () => {
  await visit(bo, `${origin}/en`);
  await button(bo, 'Play on one device').click();
  await bo.page.waitForURL(/\/game\//);
  const uncover = async (page: Page) => {
    const show = page.getByRole('button').filter({ hasText: /Show|zeigen|Vis|Visa|tonen|Pokaż/i });
    await show.first().waitFor();
    expect(await misfits(page)).toEqual([]);
    await show.first().click();
    await page.locator('[data-content="wK"]').waitFor();
  };
  expect(await misfitsInTurn(bo, `${origin}/{locale}${gamePath(bo)}`, uncover)).toEqual([]);
});
