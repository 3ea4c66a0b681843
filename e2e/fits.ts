import type { Page } from 'playwright-core';

/**
 * Where words run out of what holds them: out of a control, a heading or a cell, or out of the side of the page.
 * Each finding is the element with its words.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HOLDERS = 'a, button, label, legend, summary, th, td, dt, dd, h1, h2, h3, p, li, figcaption, input';
    const SLACK = 1;
    const found = new Set<string>();
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 60)}”`;
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
    for (const holder of document.body.querySelectorAll(HOLDERS)) {
      const box = holder.getBoundingClientRect();
      // What is for screen readers alone is one pixel wide on purpose.
      if (box.width <= SLACK || !holder.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of holder.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || getComputedStyle(holder).display === 'inline') continue;
        const range = document.createRange();
        range.selectNode(node);
        for (const { left, right } of range.getClientRects()) {
          const start = Math.max(box.left, 0) - SLACK;
          const end = Math.min(box.right, innerWidth) + SLACK;
          if (left < start || right > end) found.add(name(holder));
        }
      }
    }
    return [...found];
  });
}
