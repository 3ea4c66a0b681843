import { useTranslations } from 'next-intl';
import styles from './footer.module.css';

/** The foot of every page: the promise, and which build this is. */
export function Footer() {
  const translate = useTranslations('site');
  return (
    <footer className={styles.footer}>
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
