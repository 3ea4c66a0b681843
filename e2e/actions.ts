import type { Person } from './browser.js';
import { visit } from './visits.js';

/** The things that people do and read on the pages, by the words that they see. */

/** The button with this name. */
export const button = (person: Person, name: string | RegExp) => person.page.getByRole('button', { name });

/** Waits until the page says this. */
export const says = (person: Person, text: string | RegExp) => person.page.getByText(text).first().waitFor();

/** Makes a game with a friend as White from the home page, and gives the link to send. */
export async function inviteAsWhite(person: Person, origin: string): Promise<string> {
  await visit(person, origin);
  await person.page.getByRole('radio', { name: 'White' }).check({ force: true });
  await button(person, /Play a friend/).click();
  await person.page.waitForURL(/\/en\/game\//);
  return person.page.getByLabel('The link for your friend').inputValue();
}

/** Opens an invitation and sits down. */
export async function joinBy(person: Person, link: string): Promise<void> {
  await visit(person, link);
  await button(person, 'Join the game').click();
}
