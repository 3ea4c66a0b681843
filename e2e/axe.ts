import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is asked of a page: everything by day, and by night what a change of colors can change. */
const QUESTIONS = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
} as const;

/** What axe finds on the page as it stands, each finding with the element that it is about. */
export async function findings(page: Page, light: keyof typeof QUESTIONS): Promise<string[]> {
  await page.emulateMedia({ colorScheme: light });
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(ask, { light, ...QUESTIONS[light] });
}

/** Run in the page, and knows nothing else. */
async function ask({
  light,
  type,
  values,
}: {
  light: string;
  type: 'tag' | 'rule';
  values: readonly string[];
}) {
  // A colour that is still on its way from day to night is neither: axe would judge a frame that nobody looks at.
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  const runOnly = { type, values: [...values] };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${light} ${id}: ${html} ${failureSummary}`),
  );
}

/** What axe finds by day and by night. */
export async function findingsInBothLights(page: Page): Promise<string[]> {
  return [...(await findings(page, 'light')), ...(await findings(page, 'dark'))];
}
