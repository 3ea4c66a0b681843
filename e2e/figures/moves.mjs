import { playGames } from './game.mjs';
import { spread } from './statistics.mjs';

/**
 * In the page: for every half-move, when its view was first painted; and for every own one, how many frames and
 * milliseconds it took from the pointer's rise until the piece stood on its square.
 */
function watchPaints() {
  const paints = { views: {}, own: [] };
  Object.assign(globalThis, { paints });
  const now = () => performance.timeOrigin + performance.now();
  /** @param {(time: number) => void} then */
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(now());
      port2.postMessage(null);
    });
  addEventListener('DOMContentLoaded', () => {
    let seen = 0;
    new MutationObserver(() => {
      const ply = document.querySelectorAll('ol [data-ply]').length;
      if (ply === seen) return;
      seen = ply;
      afterPaint((time) => {
        paints.views[ply] ??= time;
      });
    }).observe(document, { subtree: true, childList: true });
  });
  addEventListener(
    'pointerup',
    (event) => {
      const { expected } = paints;
      if (
        !expected ||
        !(event.target instanceof Element) ||
        !event.target.closest(`[data-square="${expected}"]`)
      )
        return;
      paints.expected = null;
      let frames = 0;
      const frame = () => {
        frames++;
        const content =
          document.querySelector(`[data-square="${expected}"]`)?.getAttribute('data-content') ?? '';
        if (!content.startsWith('w')) return requestAnimationFrame(frame);
        const shown = frames;
        afterPaint(() => paints.own.push({ frames: shown, ms: performance.now() - event.timeStamp }));
      };
      requestAnimationFrame(frame);
    },
    true,
  );
}

/**
 * How quickly moves are seen: the own one after the pointer's rise, and the opponent's after it was sent to the API,
 * which is before it was committed.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {number} count of the opponent's moves
 */
export async function measureMoves(browser, origin, count) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.addInitScript(watchPaints);
  const square = (name) => page.locator(`[data-square="${name}"]`);
  const theirs = [];
  const own = [];
  const untilSeen = (ply) =>
    page.waitForFunction((seen) => globalThis.paints.views[seen], ply).then((it) => it.jsonValue());

  await playGames(page, origin, count, {
    async own(uci, ply) {
      await page.getByRole('heading', { name: 'Your move' }).waitFor();
      await square(uci.slice(0, 2)).click();
      const to = uci.slice(2, 4);
      await page.evaluate((expected) => Object.assign(globalThis.paints, { expected }), to);
      await square(to).click();
      await untilSeen(ply + 1);
      own.push(...(await page.evaluate(() => globalThis.paints.own.splice(0))));
      await page.waitForTimeout(120);
    },
    async theirs(play, ply) {
      const sent = performance.timeOrigin + performance.now();
      await play();
      theirs.push((await untilSeen(ply + 1)) - sent);
    },
  });
  await page.context().close();

  const within = own.filter(({ frames }) => frames <= 2).length;
  return [
    `Own move, from pointer up: ${within} of ${own.length} in the first two frames (most: ${Math.max(...own.map(({ frames }) => frames))}); painted: ${spread(own.map(({ ms }) => ms))}`,
    `Opponent's move, from its request to the API until it was painted, ${theirs.length} moves: ${spread(theirs)}`,
  ];
}
