import { useLocale } from 'next-intl';
import { type NamedPlayer, usePlayerName } from '../../i18n/player-name';
import { paths } from '../../lib/paths';
import { BotMark } from '../bot-mark';
import styles from './listed-player.module.css';

interface ListedPlayerProps {
  player: NamedPlayer & { readonly id: string };
}

/** A player's name as the way to their page, with a word where it is a program's. */
export function ListedPlayer({ player }: ListedPlayerProps) {
  const nameOf = usePlayerName();
  return (
    <>
      <a className={styles.player} href={paths.player(useLocale(), player.id)}>
        {nameOf(player)}
      </a>
      {player.isBot && (
        <>
          {' '}
          <BotMark />
        </>
      )}
    </>
  );
}
