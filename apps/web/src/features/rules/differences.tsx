import { useTranslations } from 'next-intl';
import styles from './differences.module.css';

/** The rules in which the two games differ, in the order of a game. */
export const DIFFERENCES = ['sight', 'moves', 'check', 'win', 'castling', 'enPassant', 'draws'] as const;

/** Fog of War beside standard chess, rule by rule. On a narrow screen each row stands as a small list. */
export function Differences() {
  const translate = useTranslations('rules.differences');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{translate('caption')}</caption>
      <thead className={styles.head}>
        <tr>
          {(['rule', 'standard', 'fog'] as const).map((column) => (
            <th key={column} scope="col">
              {translate(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DIFFERENCES.map((rule) => (
          <tr key={rule} className={styles.row} data-rule={rule}>
            <th scope="row">{translate(`${rule}.rule`)}</th>
            {(['standard', 'fog'] as const).map((game) => (
              <td key={game} className={styles[game]}>
                <span className={styles.game} aria-hidden="true">
                  {translate(game)}
                </span>
                {translate(`${rule}.${game}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
