'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import { byUrgency, type OwnGame, withAll, withGame } from './own-game';
import { OwnGameLink } from './own-game-link';
import styles from './own-games.module.css';

/** How many stand there without being asked for. */
const SHOWN = 6;

/** The visitor's games that go on, those that want a move first. They stay as they truly stand while the page is open. */
export function OwnGames({ initial }: { initial: readonly OwnGame[] }) {
  const translate = useTranslations('home.own');
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
  const links = byUrgency(games).map((game) => <OwnGameLink key={game.id} game={game} />);
  const rest = links.slice(SHOWN);
  return (
    <section className={styles.own}>
      <h2 className={styles.title}>{translate('title')}</h2>
      <ul className={styles.list} aria-live="polite">
        {links.slice(0, SHOWN)}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{translate('more', { count: rest.length })}</summary>
          <ul className={styles.list}>{rest}</ul>
        </details>
      )}
    </section>
  );
}
