import { useLocale, useTranslations } from 'next-intl';
import { usePlayerName } from '../../i18n/player-name';
import { paths } from '../../lib/paths';
import { BotMark } from '../../ui/bot-mark';
import type { OwnGame } from './own-game';
import styles from './own-games.module.css';

/** The way to one of the visitor's games: against whom, and whose move it is. */
export function OwnGameLink({ game: { id, state, opponent, isOneDevice } }: { game: OwnGame }) {
  const translate = useTranslations('home.own');
  const name = usePlayerName()(opponent);
  return (
    <li>
      <a className={styles.game} href={paths.game(useLocale(), id)} data-state={state}>
        <span className={styles.name}>
          {isOneDevice && translate('oneDevice')}
          {name && translate('against', { name })} {opponent?.isBot && <BotMark />}
        </span>
        <span className={styles.state}>
          {state === 'theirMove' && translate('theirMove', { name: name ?? '' })}
          {state === 'yourMove' && translate('yourMove')}
          {state === 'waiting' && translate('waiting')}
        </span>
      </a>
    </li>
  );
}
