import type { Person } from './browser.js';

/** What a person does who has no pointer. */

/** Presses Tab until the focus is on something of this name. */
export async function tabTo(person: Person, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focusedName(person))) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

function focusedName({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const words = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
    return focused?.getAttribute('aria-label') ?? words?.textContent ?? '';
  });
}

/** Plays a move like `e2e4` on the board: the keys of the square jump to it, Enter picks up and puts down. */
export async function keyMove(person: Person, uci: string): Promise<void> {
  await tabTo(person, /^[a-h][1-8], /);
  for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
    for (const key of [...square, 'Enter']) await person.page.keyboard.press(key);
  }
}
