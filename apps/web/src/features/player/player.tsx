import { useLocale, useTranslations } from 'next-intl';
import { usePlayerName } from '../../i18n/player-name';
import { files, paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { GameList } from '../../ui/games/game-list';
import { neighbours } from '../../ui/games/list-page';
import { Pager } from '../../ui/games/pager';
import { LocalTime } from '../../ui/local-time';
import { ReadingPage, ReadingSection } from '../../ui/reading';
import type { FoundPlayer } from './load-player';
import styles from './player.module.css';

/** Who somebody is here, and the games that they have finished. */
export function Player({ player }: { player: FoundPlayer }) {
  const translate = useTranslations('player');
  const names = useTranslations('names');
  const locale = useLocale();
  const name = usePlayerName()(player);
  const { id, isBot, isDeleted, createdAt, games } = player;
  const path = paths.player(locale, id);
  // Who was deleted is here no longer.
  const since = !isDeleted && translate.rich('since', { day: () => <LocalTime at={createdAt} to="day" /> });
  return (
    <ReadingPage kicker={isBot ? names('bot') : translate('guest')} title={name} lead={since}>
      <ReadingSection title={translate('games')}>
        {games.nodes.length === 0 && <p>{translate('none')}</p>}
        <GameList games={games.nodes} />
        <Pager {...neighbours(games, (place) => `${path}?${new URLSearchParams(place)}`)} />
        {games.nodes.length > 0 && (
          <div className={styles.ways}>
            <a
              className={buttonClass('plain')}
              href={`${paths.history(locale)}?player=${encodeURIComponent(id)}`}
            >
              {translate('filter')}
            </a>
            <a className={buttonClass('quiet')} href={files.playerPgn(id)} download>
              {translate('export')}
            </a>
          </div>
        )}
      </ReadingSection>
    </ReadingPage>
  );
}
