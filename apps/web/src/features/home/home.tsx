import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { GameList } from '../../ui/games/game-list';
import { livingGame } from './example-games';
import styles from './home.module.css';
import { Lessons } from './lessons';
import { LivingBoard } from './living-board';
import type { HomeGames } from './load-home';
import { NewGame } from './new-game';
import { OwnGames } from './own-games';

/** The first page: one glance says what the game is, one tap begins one; what goes on and what has ended follows. */
export function Home({ own, finished }: HomeGames) {
  const translate = useTranslations('home');
  const locale = useLocale();
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
          {own && <OwnGames initial={own} />}
        </div>
      </div>
      <div className={styles.lessons}>
        <Lessons />
        <p className={styles.ways}>
          <a className={buttonClass('plain')} href={paths.lesson(locale)}>
            {translate('learn.lesson')}
          </a>
          <a className={buttonClass('quiet')} href={paths.rules(locale)}>
            {translate('learn.rules')}
          </a>
        </p>
      </div>
      {finished.length > 0 && (
        <section className={styles.finished}>
          <h2>{translate('recent.title')}</h2>
          <GameList games={finished} />
          <p>
            <a className={buttonClass('plain')} href={paths.history(locale)}>
              {translate('recent.all')}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}
