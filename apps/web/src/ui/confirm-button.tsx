'use client';

import { useId, useRef } from 'react';
import { Button, type ButtonKind } from './button';
import styles from './confirm-button.module.css';

interface ConfirmButtonProps {
  /** What the button does, once confirmed. */
  label: string;
  question: string;
  yes: string;
  no: string;
  onConfirm: () => void;
  kind?: ButtonKind;
  disabled?: boolean;
}

/** A button for what cannot be taken back: it asks once, in the browser's own dialog, with the way back first. */
export function ConfirmButton({ label, question, yes, no, onConfirm, kind, disabled }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button kind={kind} disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
        <p id={title} className={styles.question}>
          {question}
        </p>
        <div className={styles.answers}>
          <Button onClick={close}>{no}</Button>
          <Button
            kind="lamp"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            {yes}
          </Button>
        </div>
      </dialog>
    </>
  );
}
