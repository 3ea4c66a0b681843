import { useTranslations } from 'next-intl';
import { Board } from '../../board/board';
import { lessonBoards } from './example-games';
import styles from './lessons.module.css';

const LESSONS = ['sight', 'silence', 'end'] as const;

/** The game in three boards: what you see, what you are told, how it ends. */
export function Lessons() {
  const translate = useTranslations('home.lessons');
  const boards = lessonBoards();
  return (
    <section className={styles.lessons} aria-label={translate('label')}>
      {LESSONS.map((lesson) => {
        const { placement, lastMove, lossSquare } = boards[lesson];
        const label = translate(`${lesson}.board`);
        return (
          <article key={lesson} className={styles.lesson}>
            <div className={styles.board}>
              <Board
                still
                coordinates={false}
                placement={placement}
                orientation="white"
                lastMove={lastMove}
                lossMark={lossSquare && { square: lossSquare, label }}
                label={label}
              />
            </div>
            <h2 className={styles.title}>{translate(`${lesson}.title`)}</h2>
            <p className={styles.body}>{translate(`${lesson}.body`)}</p>
          </article>
        );
      })}
    </section>
  );
}
