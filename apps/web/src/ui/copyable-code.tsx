'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import styles from './copyable-code.module.css';

interface CopyableCodeProps {
  code: string;
  /** What the code is, for who cannot see it. */
  label: string;
  copy: string;
  copied: string;
}

/** Code to read, and to take along where the browser has a clipboard: on plain http it has none. */
export function CopyableCode({ code, label, copy, copied }: CopyableCodeProps) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(never, hasClipboard, () => false);
  const take = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.block}>
      {/* Reachable by the Tab key, because it scrolls sideways where it is wider than the screen. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box that no key reached could not be read */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <pre className={styles.code}>{code}</pre>
      </section>
      {canCopy && (
        <div className={styles.copy}>
          <Button kind="quiet" onClick={take}>
            <span aria-live="polite">{isCopied ? copied : copy}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

const never = () => () => {};
const hasClipboard = () => 'clipboard' in navigator;
