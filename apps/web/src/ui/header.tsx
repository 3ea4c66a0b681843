import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n/routing';
import { paths } from '../lib/paths';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import { Mark } from './mark';
import { PageLinks } from './page-links';

interface HeaderProps {
  locale: Locale;
  /** The page's path and query without its language. */
  page: string;
  /** What stands at the far end. */
  children: ReactNode;
}

/** The head of every page: the mark, the name, that this is a beta, and the ways to other pages and languages. */
export function Header({ locale, page, children }: HeaderProps) {
  const translate = useTranslations('site');
  return (
    <header className={styles.header}>
      {/* A plain link: what makes it a quick one would weigh 3 kB on every page, and the first page is static. */}
      <a className={styles.name} href={paths.home(locale)}>
        <Mark />
        {translate('name')}
      </a>
      <span className={styles.beta}>{translate('beta')}</span>
      <PageLinks locale={locale} row="main" pages={['rules', 'history', 'developers']} />
      <div className={styles.end}>
        <LanguageMenu label={translate('languages')} locale={locale} page={page} />
        {children}
      </div>
    </header>
  );
}
