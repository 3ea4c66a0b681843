import { useTranslations } from 'next-intl';
import { buttonClass } from '../button';
import styles from './pager.module.css';

interface PagerProps {
  /** Where the neighbouring pages are; `null` where there is none. */
  previous: string | null;
  next: string | null;
}

/** The ways to the pages before and after this one: plain links, which work without any script. */
export function Pager({ previous, next }: PagerProps) {
  const translate = useTranslations('games.pager');
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={translate('label')}>
      {previous && (
        <a className={buttonClass('plain')} href={previous} rel="prev">
          {translate('previous')}
        </a>
      )}
      {next && (
        <a className={`${buttonClass('plain')} ${styles.next}`} href={next} rel="next">
          {translate('next')}
        </a>
      )}
    </nav>
  );
}
