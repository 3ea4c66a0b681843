import { useTranslations } from 'next-intl';
import type { Locale } from '../i18n/routing';
import { paths } from '../lib/paths';
import styles from './page-links.module.css';

/** The pages that header and footer lead to. */
type LinkedPage = 'rules' | 'lesson' | 'history' | 'developers' | 'privacy';

interface PageLinksProps {
  locale: Locale;
  /** Which of the two rows of links on a page this is. */
  row: 'main' | 'all';
  pages: readonly LinkedPage[];
}

/** Ways to other pages, in one row. */
export function PageLinks({ locale, row, pages }: PageLinksProps) {
  const translate = useTranslations('site.pages');
  return (
    <nav className={styles.row} data-row={row} aria-label={translate(row)}>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <a href={paths[page](locale)}>{translate(page)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
