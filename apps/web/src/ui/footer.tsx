import { useTranslations } from 'next-intl';
import type { Locale } from '../i18n/routing';
import styles from './footer.module.css';
import { PageLinks } from './page-links';

/** The foot of every page: the ways to all pages, the promise, and which build this is. */
export function Footer({ locale }: { locale: Locale }) {
  const translate = useTranslations('site');
  return (
    <footer className={styles.footer}>
      <PageLinks locale={locale} row="all" pages={['rules', 'lesson', 'history', 'developers', 'privacy']} />
      <p>{translate('promise')}</p>
      <p className={styles.version}>
        {translate('version', {
          version: process.env.APP_VERSION ?? '',
          commit: process.env.APP_COMMIT ?? '',
        })}
      </p>
    </footer>
  );
}
