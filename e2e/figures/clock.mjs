import { joinAs, openTable } from './people.mjs';

/** What White's clock shows once it is full, and how long it is watched, in minutes. */
const FULL = 15;
const WATCHED = 10;

/**
 * How far the clock of a page is from the API's after ten minutes of running, in milliseconds. It shows whole seconds,
 * so that half a second either way is no drift.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 */
export async function measureClock(browser, origin) {
  const page = await (await browser.newContext()).newPage();
  const invitation = await openTable(page, origin, `${FULL}+10`);
  const bo = await joinAs(origin, invitation);
  await page.locator('[data-square="e2"]').click();
  await page.locator('[data-square="e4"]').click();
  await page.getByRole('heading', { name: /to move/ }).waitFor();
  await bo.play(1, { from: 'e7', to: 'e5' });
  await page.getByRole('heading', { name: 'Your move' }).waitFor();
  await page.waitForTimeout(WATCHED * 60_000);
  const shown = await page.getByRole('timer').last().textContent();
  const { whiteMs } = await bo.clock();
  await page.context().close();
  const [minutes = 0, seconds = 0] = (shown ?? '').split(':').map(Number);
  return [
    `Clock after ${WATCHED} minutes: the page shows ${shown}, the API counts ${(whiteMs / 1000).toFixed(2)} s: ${Math.round((minutes * 60 + seconds) * 1000 - whiteMs)} ms apart, read one after the other, shown in whole seconds`,
  ];
}
