import { useTranslations } from 'next-intl';
import type { Locale } from '../i18n/routing';
import styles from './footer.module.css';
import { LanguageList } from './language-list';
import { PageLinks } from './page-links';

interface FooterProps {
  locale: Locale;
  /** The page's path and query without its language. */
  page: string;
}

/** The foot of every page: the ways to all pages, the promise, the languages, and which build this is. */
export function Footer({ locale, page }: FooterProps) {
  const translate = useTranslations('site');
  return (
    <footer className={styles.footer}>
      <PageLinks locale={locale} row="all" pages={['rules', 'lesson', 'history', 'developers', 'privacy']} />
      <p>{translate('promise')}</p>
      <LanguageList label={translate('languages')} locale={locale} page={page} />
      <p className={styles.version}>
        {translate('version', {
          version: process.env.APP_VERSION ?? '',
          commit: process.env.APP_COMMIT ?? '',
        })}
      </p>
    </footer>
  );
}
