'use client';

import type { MouseEvent } from 'react';
import { LANGUAGE_COOKIE, LANGUAGE_NAMES } from '../i18n/languages';
import type { Locale } from '../i18n/routing';
import styles from './language-list.module.css';

// Not by the routing's list, whose code no browser needs.
const LOCALES = Object.keys(LANGUAGE_NAMES) as Locale[];
const YEAR_SECONDS = 365 * 24 * 3600;

interface LanguageListProps {
  /** What the list is called, in the page's language. */
  label: string;
  locale: Locale;
  /** The page's path and query without its language. */
  page: string;
}

/** The same page in every language. Who picks one is remembered, for links that name none, such as invitations. */
export function LanguageList({ label, locale, page }: LanguageListProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {LOCALES.map((each) => (
          <li key={each}>
            <a
              className={styles.language}
              href={addressIn(each, page)}
              lang={each}
              hrefLang={each}
              aria-current={each === locale ? 'true' : undefined}
              onClick={(event) => pick(each, event)}
            >
              {LANGUAGE_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressIn(locale: Locale, page: string): string {
  return `/${locale}${page.replace(/^\/(?=$|\?)/, '')}`;
}

/** Follows the address as it is now: a replay writes its moment there, and a secret stands in the fragment. */
function pick(locale: Locale, { currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers and on plain http.
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  const { pathname, search, hash } = location;
  currentTarget.href = addressIn(locale, pathname.replace(/^\/[^/]+/, '') + search) + hash;
}
