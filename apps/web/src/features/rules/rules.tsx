import { useLocale, useTranslations } from 'next-intl';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { ReadingPage, ReadingRow, ReadingSection } from '../../ui/reading';
import { Differences } from './differences';
import { pieceBoards, threeBoards } from './positions';
import styles from './rules.module.css';
import { RulesBoard } from './rules-board';
import { ThreeViews } from './three-views';

const PIECES = ['pawn', 'line', 'passing', 'loss'] as const;

/** The rules of the game, with every board worked out by the engine that holds all games to them. */
export function Rules() {
  const translate = useTranslations('rules');
  const locale = useLocale();
  const boards = pieceBoards();
  return (
    <ReadingPage kicker={translate('kicker')} title={translate('title')} lead={translate('lead')}>
      <ReadingRow>
        <ReadingSection title={translate('about.title')}>
          <p>{translate('about.board')}</p>
          <p>{translate('about.king')}</p>
        </ReadingSection>
        <ReadingSection title={translate('sight.title')}>
          <p>{translate('sight.body')}</p>
        </ReadingSection>
      </ReadingRow>
      <ReadingSection title={translate('three.title')}>
        <p>{translate('three.body')}</p>
        <Three />
      </ReadingSection>
      <ReadingSection title={translate('boards.title')}>
        <div className={styles.pieces}>
          {PIECES.map((piece) => (
            <article key={piece} className={styles.piece}>
              <RulesBoard board={boards[piece]} label={translate(`boards.${piece}.board`)} />
              <h3 className={styles.title}>{translate(`boards.${piece}.title`)}</h3>
              <p>{translate(`boards.${piece}.body`)}</p>
            </article>
          ))}
        </div>
      </ReadingSection>
      <ReadingSection title={translate('differences.title')}>
        <Differences />
        <p>{translate('alone')}</p>
      </ReadingSection>
      <ReadingRow>
        {(['device', 'spectators', 'end'] as const).map((part) => (
          <ReadingSection key={part} title={translate(`${part}.title`)}>
            <p>{translate(`${part}.body`)}</p>
          </ReadingSection>
        ))}
      </ReadingRow>
      <ReadingSection title={translate('origins.title')}>
        <ReadingRow>
          <p>{translate('origins.kriegspiel')}</p>
          <p>{translate('origins.dark')}</p>
          <p>{translate('origins.online')}</p>
        </ReadingRow>
      </ReadingSection>
      <ReadingSection title={translate('next.title')}>
        <p>{translate('next.body')}</p>
        <div className={styles.ways}>
          <a className={buttonClass('lamp')} href={paths.lesson(locale)}>
            {translate('next.lesson')}
          </a>
          <a className={buttonClass('plain')} href={paths.home(locale)}>
            {translate('next.play')}
          </a>
        </div>
      </ReadingSection>
    </ReadingPage>
  );
}

/** The words of the three boards are said here, so that the browser is sent no other language and no rule twice. */
function Three() {
  const translate = useTranslations('rules.three');
  const moments = threeBoards().map((boards) => ({
    boards,
    labels: {
      white: translate('board', { eyes: 'white', ply: boards.ply }),
      all: translate('board', { eyes: 'all', ply: boards.ply }),
      black: translate('board', { eyes: 'black', ply: boards.ply }),
    },
    story: translate(`story.ply${boards.ply as StoryPly}`),
  }));
  const captions = { white: translate('white'), all: translate('truth'), black: translate('black') };
  return <ThreeViews moments={moments} captions={captions} />;
}

/** The half-moves of the game that is told. */
type StoryPly = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
