import { useTranslations } from 'next-intl';
import styles from './bot-mark.module.css';

/** A small word beside a name that is a program's. */
export function BotMark() {
  return <span className={styles.bot}>{useTranslations('names')('bot')}</span>;
}
