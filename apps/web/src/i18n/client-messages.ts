import type { Messages } from 'next-intl';

/** Pages whose words only the server says: no browser is sent them beside the page itself. */
const SERVED_PAGES = ['rules', 'developers', 'privacy'] as const satisfies readonly (keyof Messages)[];

/** The messages that the components in the browser say. */
export function clientMessages(messages: Messages): Partial<Messages> {
  const served: readonly string[] = SERVED_PAGES;
  return Object.fromEntries(Object.entries(messages).filter(([page]) => !served.includes(page)));
}
