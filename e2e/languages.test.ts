import type { Browser } from 'playwright-core';
import { button, inviteAsWhite, joinBy, says } from './actions.js';
import { findings } from './axe.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { overflowing } from './fits.js';
import { LOCALES } from './languages.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { visit } from './visits.js';

/**
 * Every page and every state of a game on a small phone, in every language: the words fit, the policy of the page is
 * kept, and axe has nothing to say against a page.
 */

const PHONE = { width: 360, height: 640 };

const { origin } = sharedProduct();
const originOf = (address: string) => new URL(address).origin;
let browser: Browser;
let anna: Person;
let bo: Person;
/** What browsers refused to load or run, and what was asked of anybody else. */
const breaches: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser, PHONE), newPerson(browser, PHONE)]);
  for (const { page } of [anna, bo]) {
    page.on('console', (message) => {
      if (/content security policy|MISSING_MESSAGE/i.test(message.text()))
        breaches.push(`${page.url()} ${message.text()}`);
    });
    page.on('request', (request) => {
      const isOurs = request.isNavigationRequest() || request.url().startsWith('data:');
      if (!isOurs && originOf(request.url()) !== originOf(request.frame().url()))
        breaches.push(request.url());
    });
  }
});
afterAll(() => browser?.close());
afterEach(() => {
  expect(breaches).toEqual([]);
  expect([...anna.complaints, ...bo.complaints]).toEqual([]);
});

/** Opens the same page in each language and gives what does not fit, after doing there what `prepare` does. */
async function misfits(person: Person, path: string, prepare?: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const home = person.page.url().startsWith('http') ? originOf(person.page.url()) : origin;
  for (const locale of LOCALES) {
    await visit(person, `${home}/${locale}${path}`);
    expect(await person.page.locator('html').getAttribute('lang')).toBe(locale);
    await prepare?.();
    found.push(...(await overflowing(person.page)).map((each) => `${locale}${path}: ${each}`));
  }
  return found;
}

const gamePath = (person: Person) => new URL(person.page.url()).pathname.replace(/^\/\w+/, '');

test('the checker finds words that run out of a button and out of the page', async () => {
  await anna.page.setContent(
    '<button style="width: 40px; white-space: nowrap">Immerweiter</button><p style="margin-left: 320px">Immerweiter</p>',
  );
  expect(await overflowing(anna.page)).toEqual([
    'the page scrolls sideways',
    'button “Immerweiter”',
    'p “Immerweiter”',
  ]);
});

test('a script that is not the page’s own is refused, and noticed', async () => {
  await visit(anna, `${origin}/en`);
  await anna.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await anna.page.title()).not.toBe('taken over');
  expect(breaches.splice(0).join()).toMatch(/inline script/i);
});

/** Opens the page in each language: its words fit, axe has nothing to say, and nothing was stored. */
async function isWellMade(path: string): Promise<void> {
  const heard: string[] = [];
  const listen = async () => void heard.push(...(await findings(anna.page, 'light')));
  expect(await misfits(anna, path, listen)).toEqual([]);
  expect(heard).toEqual([]);
  expect(await anna.context.cookies()).toEqual([]);
}

test.each(['', '/rules', '/lesson', '/history', '/developers', '/privacy', '/continue', '/nowhere'])(
  'the page at “%s”',
  isWellMade,
);

test('a player’s page', async () => {
  await visit(anna, `${origin}/en/history`);
  const link = await anna.page.getByRole('link', { name: 'Akiba Rubinstein' }).first().getAttribute('href');
  await isWellMade(link!.replace(/^\/en/, ''));
});

test('a game from the invitation to the replay, and its dialogs', async () => {
  const link = await inviteAsWhite(anna, origin);
  const path = gamePath(anna);
  expect(await misfits(anna, path)).toEqual([]);
  // On the machine's own network address, since that is where the link leads.
  await visit(bo, link);
  expect(await misfits(bo, path + new URL(link).hash)).toEqual([]);

  await joinBy(bo, link);
  await visit(anna, `${origin}/en${path}`);
  const match = new Match(anna, bo);
  await match.bothSee();
  await match.play('e2e4 e7e5');
  expect(await misfits(anna, path)).toEqual([]);
  expect(await misfits(bo, path)).toEqual([]);

  const dialog = anna.page.getByRole('dialog');
  for (const place of ['header', 'main']) {
    const opener = anna.page.locator(`${place} button[aria-haspopup="dialog"]`).first();
    expect(
      await misfits(anna, path, async () => {
        await opener.click();
        await dialog.waitFor();
      }),
    ).toEqual([]);
  }

  await visit(bo, link);
  await button(bo, 'Resign').click();
  await button(bo, 'Yes, resign').click();
  await says(bo, 'What nobody saw');
  expect(await misfits(anna, path, () => anna.page.getByRole('slider').waitFor())).toEqual([]);
});

test('one device: the curtain, and the board behind it', async () => {
  await visit(bo, `${origin}/en`);
  await button(bo, 'Play on one device').click();
  await bo.page.waitForURL(/\/game\//);
  const path = gamePath(bo);
  const show = bo.page
    .getByRole('button')
    .filter({ hasText: /Show|zeigen|Vis|Visa|tonen|Pokaż/i })
    .first();
  expect(await misfits(bo, path, () => show.waitFor())).toEqual([]);
});
