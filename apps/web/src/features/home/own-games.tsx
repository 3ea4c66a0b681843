'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import { paths } from '../../lib/paths';
import { byUrgency, type OwnGame, withAll, withGame } from './own-game';
import styles from './own-games.module.css';

/** The visitor's games that go on, those that want a move first. They stay as they truly stand while the page is open. */
export function OwnGames({ initial }: { initial: readonly OwnGame[] }) {
  const translate = useTranslations('home.own');
  const locale = useLocale();
  const [games, setGames] = useState(initial);

  useEffect(() => {
    const end = fetchUntilThere(() => import('./follow-own-games')).then(({ followOwnGames }) =>
      followOwnGames({
        onGame: (game) => setGames((known) => withGame(known, game)),
        onAll: (all) => setGames((known) => withAll(known, all)),
      }),
    );
    return () => void end.then((stop) => stop());
  }, []);

  if (games.length === 0) return null;
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>{translate('title')}</h2>
      <ul className={styles.list} aria-live="polite">
        {byUrgency(games).map(({ id, state, opponent, isOneDevice }) => (
          <li key={id}>
            <a className={styles.game} href={paths.game(locale, id)} data-state={state}>
              <span className={styles.name}>
                {isOneDevice && translate('oneDevice')}
                {opponent && translate('against', { name: opponent })}
              </span>
              <span className={styles.state}>
                {state === 'theirMove' && translate('theirMove', { name: opponent ?? '' })}
                {state === 'yourMove' && translate('yourMove')}
                {state === 'waiting' && translate('waiting')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
