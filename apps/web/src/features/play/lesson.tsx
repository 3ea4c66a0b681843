'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button';
import styles from './lesson.module.css';

/** What is worth knowing before the first move, each in one line. */
const LESSONS = [
  'pawn',
  'check',
  'king',
  'diagonal',
  'line',
  'castling',
  'mark',
  'enPassant',
  'clock',
] as const;

/** Something to learn while one waits, one line at a time. */
export function Lesson() {
  const translate = useTranslations('play.lessons');
  const [index, setIndex] = useState(0);
  const lesson = LESSONS[index % LESSONS.length] ?? 'pawn';
  return (
    <div className={styles.lesson}>
      <p aria-live="polite">{translate(lesson)}</p>
      <Button kind="quiet" onClick={() => setIndex(index + 1)}>
        {translate('another')}
      </Button>
    </div>
  );
}
