import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is asked of a page: everything by day, and by night what a change of colors can change. */
const QUESTIONS = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
} as const;

/** What axe finds on the page as it stands, each finding with the element that it is about. */
export async function findings(page: Page, light: keyof typeof QUESTIONS): Promise<string[]> {
  await page.emulateMedia({ colorScheme: light });
  // A colour that is still on its way from day to night is neither: axe would judge a frame that nobody looks at.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))),
  );
  const { type, values } = QUESTIONS[light];
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${light} ${id}: ${html} ${failureSummary}`),
  );
}

/** What axe finds by day and by night. */
export async function findingsInBothLights(page: Page): Promise<string[]> {
  return [...(await findings(page, 'light')), ...(await findings(page, 'dark'))];
}
