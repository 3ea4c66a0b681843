import { useLocale, useTranslations } from 'next-intl';
import { SmallBoard, SmallBoardPieces } from '../../board/small-board';
import type { ListedGameFragment } from '../../gql/graphql';
import { usePlayerName } from '../../i18n/player-name';
import { paths } from '../../lib/paths';
import { fromContract } from '../../lib/vocabulary';
import { LocalTime } from '../local-time';
import styles from './game-list.module.css';
import { ListedPlayer } from './listed-player';

/** Games that are over, each with its last position, how it ended, who played, and when. */
export function GameList({ games }: { games: readonly ListedGameFragment[] }) {
  return (
    <>
      <SmallBoardPieces />
      <ul className={styles.list}>
        {games.map((game) => (
          <ListedGame key={game.id} game={game} />
        ))}
      </ul>
    </>
  );
}

function ListedGame({ game }: { game: ListedGameFragment }) {
  const translate = useTranslations('games');
  const locale = useLocale();
  const nameOf = usePlayerName();
  const { id, white, black, result, ply, endedAt, board, pairing, isSample } = game;
  if (!result || !white || !black) return null;
  const ending = translate(`result.${result.winner ? fromContract(result.winner) : 'draw'}`);
  const facts = [
    translate(`reason.${fromContract(result.reason)}`),
    translate('plies', { count: ply }).replace(/ /g, '\u00a0'),
    ...(isSample ? [translate('sample')] : []),
  ];
  return (
    <li className={styles.game}>
      <a
        className={styles.open}
        href={paths.game(locale, id)}
        aria-label={translate('open', { result: ending, white: nameOf(white), black: nameOf(black) })}
      >
        <SmallBoard placement={board.placement} />
        <span className={styles.result}>{ending}</span>
      </a>
      <div className={styles.about}>
        <p className={styles.players}>
          {pairing === 'SAME_DEVICE' ? (
            translate('oneDevice')
          ) : (
            <>
              <ListedPlayer player={white} />
              {'\u00a0– '}
              <ListedPlayer player={black} />
            </>
          )}
        </p>
        <p className={styles.facts}>{facts.join('\u00a0· ')}</p>
        {endedAt && (
          <p className={styles.facts}>
            <LocalTime at={endedAt} to="day" />
          </p>
        )}
      </div>
    </li>
  );
}
