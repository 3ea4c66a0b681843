import { useTranslations } from 'next-intl';
import { livingGame } from './example-games';
import styles from './home.module.css';
import { Lessons } from './lessons';
import { LivingBoard } from './living-board';
import { NewGame } from './new-game';

/** The first page: one glance says what the game is, one tap begins one. */
export function Home() {
  const translate = useTranslations('home');
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>{translate('title')}</h1>
          <p className={styles.lead}>{translate('lead')}</p>
        </div>
        <div className={styles.living}>
          <LivingBoard moments={livingGame()} />
        </div>
        <div className={styles.begin}>
          <NewGame />
        </div>
      </div>
      <Lessons />
    </div>
  );
}
