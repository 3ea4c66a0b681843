'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Board } from '../../board/board';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import type { Seen, StepName } from './course';
import styles from './course-table.module.css';
import { useCourse } from './use-course';

interface CourseTableProps {
  steps: readonly StepName[];
  /** The first step as it is seen, which the server has worked out. */
  first: Seen;
}

/** The table of the lesson: what to do, a board to do it on, and a kind word about what was done. */
export function CourseTable({ steps, first }: CourseTableProps) {
  const translate = useTranslations('lesson');
  const { step, phase, seen, attempt, goOn, again } = useCourse(first);
  const title = useRef<HTMLHeadingElement>(null);
  const name = steps[step];
  if (!name) return null;
  const isOver = phase === 'done' && step === steps.length - 1;
  const move = (act: () => void) => () => {
    act();
    title.current?.focus();
  };

  return (
    <div className={styles.table}>
      <div className={styles.words}>
        <ol className={styles.outline} aria-label={translate('outline')}>
          {steps.map((each) => (
            <li key={each} aria-current={each === name ? 'step' : undefined}>
              {translate(`steps.${each}.title`)}
            </li>
          ))}
        </ol>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {translate(`steps.${name}.title`)}
        </h2>
        <p>
          {step > 0 && `${translate('black')} `}
          {translate(`steps.${name}.task`)}
        </p>
      </div>
      <div className={styles.board}>
        <Board
          placement={seen.placement}
          orientation="white"
          moves={phase === 'done' ? undefined : seen.moves}
          onMove={attempt}
          lastMove={seen.lastMove}
          lossMark={seen.lossSquare && { square: seen.lossSquare, label: translate('lost') }}
          label={translate('board')}
        />
      </div>
      <div className={styles.answer}>
        <p className={styles.word} data-phase={phase} role="status">
          {phase !== 'task' && translate(`steps.${name}.${phase}`)}
        </p>
        {phase === 'done' && !isOver && (
          <Button kind="lamp" onClick={move(goOn)}>
            {translate('next')}
          </Button>
        )}
        {isOver && <Ending again={move(again)} />}
      </div>
    </div>
  );
}

function Ending({ again }: { again: () => void }) {
  const translate = useTranslations('lesson');
  const locale = useLocale();
  return (
    <>
      <h2 className={styles.title}>{translate('end.title')}</h2>
      <p>{translate('end.body')}</p>
      <div className={styles.ways}>
        <a className={buttonClass('lamp')} href={paths.home(locale)}>
          {translate('end.play')}
        </a>
        <a className={buttonClass('plain')} href={paths.rules(locale)}>
          {translate('end.rules')}
        </a>
        <Button kind="quiet" onClick={again}>
          {translate('end.again')}
        </Button>
      </div>
    </>
  );
}
