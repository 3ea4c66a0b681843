import { playGames } from './game.mjs';
import { spread } from './statistics.mjs';

/** How long the frames after a change of view are looked at, in milliseconds: the cross-fade and what follows it. */
const WATCHED = 450;

/** In the page: the times between frames for so many milliseconds after every change of the fog. */
function watchFog(watched) {
  const gaps = [];
  Object.assign(globalThis, { fogFrames: gaps });
  const fog = () => document.querySelectorAll('svg > defs > mask > path');
  let outline = '';
  let until = 0;
  let last = 0;
  const frame = (time) => {
    const shown = [...fog()].at(-1)?.getAttribute('d') ?? '';
    if (shown !== outline) until = outline ? time + watched : 0;
    outline = shown;
    if (time < until && last > 0) gaps.push(time - last);
    last = time;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * The frames of a phone, its processor slowed down four times, while the fog changes.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {number} count of the opponent's moves
 */
export async function measureFog(browser, origin, count) {
  const phone = {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  };
  const page = await (await browser.newContext(phone)).newPage();
  const protocol = await page.context().newCDPSession(page);
  await page.addInitScript(watchFog, WATCHED);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const gaps = [];
  const changed = async () => {
    await page.waitForTimeout(2 * WATCHED);
    gaps.push(...(await page.evaluate(() => globalThis.fogFrames.splice(0))));
  };
  await playGames(page, origin, count, {
    async own(uci) {
      await page.getByRole('heading', { name: 'Your move' }).waitFor();
      await page.locator(`[data-square="${uci.slice(0, 2)}"]`).tap();
      await page.locator(`[data-square="${uci.slice(2, 4)}"]`).tap();
      await changed();
    },
    async theirs(play) {
      await play();
      await changed();
    },
  });
  await page.context().close();
  const late = gaps.filter((gap) => gap > 34).length;
  return [
    `Fog on a phone of 360 by 640 at 3 pixels, processor slowed 4 times, drawn without a graphics chip: ${gaps.length} frames while it changed, ${spread(gaps)}; ${late} took more than two sixtieths of a second`,
  ];
}
