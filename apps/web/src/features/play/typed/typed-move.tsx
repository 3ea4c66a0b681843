'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { BoardMove } from '../../../board/picking';
import { fetchUntilThere } from '../../../lib/fetch-until-there';
import { usePieceLetters } from '../../../lib/notation';
import { Button } from '../../../ui/button';
import { later } from '../../../ui/later';
import type { Sight } from '../game';
import styles from './typed-move.module.css';

const KeysDialog = later(() => import('./keys-dialog').then((module) => module.KeysDialog));

interface TypedMoveProps {
  sight: Sight;
  /** Absent while it is not this person's turn. */
  onMove: ((move: BoardMove) => void) | undefined;
}

/** A move by its name, for those who would rather write than point; and the way to the keys of the board. */
export function TypedMove({ sight, onMove }: TypedMoveProps) {
  const translate = useTranslations('play.typed');
  const letters = usePieceLetters();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [keysOpen, setKeysOpen] = useState(false);
  const [fieldId, problemId] = [useId(), useId()];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    if (!onMove) return setProblem(translate('notYourTurn'));
    const { moveTyped } = await fetchUntilThere(() => import('./move-typed'));
    const move = moveTyped(text, sight, letters);
    setProblem(move ? '' : translate('unknown', { text }));
    if (!move) return;
    setText('');
    onMove(move);
  };

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.label} htmlFor={fieldId}>
          {translate('label')}
        </label>
        <input
          id={fieldId}
          className={styles.field}
          placeholder={translate('example', { knight: letters.N })}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={problemId}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setKeysOpen(true)}>
          {translate('keys')}
        </Button>
        <p id={problemId} className={styles.problem} role="status">
          {problem}
        </p>
      </form>
      {keysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
}
