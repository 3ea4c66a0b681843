import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from './routing';
import { withTiedWords } from './tied-words';

/** Loads the messages of the page's language; `Date`s are rendered in UTC and turned local in the browser. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  const { default: messages } = await import(`./messages/${locale}.json`);
  return { locale, messages: locale === 'pl' ? withTiedWords(messages) : messages, timeZone: 'UTC' };
});
