/** How long a page may take to come alive, in milliseconds. It ends what never comes, and nothing else. */
const LATEST = 60_000;

/**
 * Waits until the page answers to its person. What is rendered by the server can be seen, and pressed, before that: such
 * a press is lost. It is alive once React holds the whole document, every control in it, and has nothing left to do.
 *
 * @param {import('playwright-core').Page} page
 */
export async function untilAlive(page) {
  await page.evaluate(comeAlive, LATEST);
}

/** Run in the page, and knows nothing else. @param {number} latest */
async function comeAlive(latest) {
  const CONTROLS = 'a, button, input, select, summary, textarea';
  const EVERY_MS = 10;
  /** @param {Node} node @param {string} name */
  const heldBy = (node, name) => {
    const key = Object.keys(node).find((each) => each.startsWith(name));
    return key && Reflect.get(node, key);
  };
  const isAlive = () => {
    const root = heldBy(document, '__reactContainer$');
    if (!root || root.stateNode.current.memoizedState.isDehydrated) return false;
    return [...document.querySelectorAll(CONTROLS)].every((each) => heldBy(each, '__reactProps$'));
  };
  for (const end = performance.now() + latest; !isAlive(); ) {
    if (performance.now() > end) throw new Error('the page never came alive');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  // What its parts do once they stand, such as listening to keys, is done before the browser has nothing to do.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: latest }));
}
