import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../../lib/paths';
import styles from './listed-player.module.css';

interface ListedPlayerProps {
  player: { readonly id: string; readonly name: string; readonly isBot: boolean };
}

/** A player's name as the way to their page, with a word where it is a program's. */
export function ListedPlayer({ player: { id, name, isBot } }: ListedPlayerProps) {
  const translate = useTranslations('games');
  return (
    <>
      <a className={styles.player} href={paths.player(useLocale(), id)}>
        {name}
      </a>
      {isBot && <span className={styles.bot}> {translate('bot')}</span>}
    </>
  );
}
