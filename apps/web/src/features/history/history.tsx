import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { GameList } from '../../ui/games/game-list';
import { neighbours } from '../../ui/games/list-page';
import { Pager } from '../../ui/games/pager';
import { ReadingPage } from '../../ui/reading';
import { addressOf } from './filter';
import { FilterForm } from './filter-form';
import styles from './history.module.css';
import type { FoundGames } from './load-games';

/** Finished games, as an address asks for them. */
export function History({ page, filter, isMisread, player }: FoundGames) {
  const translate = useTranslations('history');
  const path = paths.history(useLocale());
  const { nodes, pageInfo, totalCount, totalCountIsExact } = page;
  return (
    <ReadingPage title={translate('title')} lead={translate('lead')}>
      <div className={styles.found}>
        <FilterForm filter={filter} player={player} />
        {isMisread && <p role="note">{translate('misread')}</p>}
        {nodes.length > 0 && (
          <p className={styles.count}>
            {translate(totalCountIsExact ? 'count' : 'more', { count: totalCount })}
          </p>
        )}
        <GameList games={nodes} />
        {nodes.length === 0 && !pageInfo.stoppedEarly && (
          <Nothing hasFilter={Object.keys(filter).length > 0} />
        )}
        {pageInfo.stoppedEarly && <p role="note">{translate('stopped')}</p>}
        <Pager {...neighbours(page, (place) => addressOf(path, filter, place))} />
      </div>
    </ReadingPage>
  );
}

/** A list with nothing in it, and the one way on. */
function Nothing({ hasFilter }: { hasFilter: boolean }) {
  const translate = useTranslations('history');
  const locale = useLocale();
  const why = hasFilter ? 'empty' : 'nothing';
  return (
    <div className={styles.nothing}>
      <h2>{translate(`${why}.title`)}</h2>
      <p>{translate(`${why}.body`)}</p>
      <a className={buttonClass('lamp')} href={hasFilter ? paths.history(locale) : paths.home(locale)}>
        {translate(hasFilter ? 'filter.clear' : 'nothing.play')}
      </a>
    </div>
  );
}
