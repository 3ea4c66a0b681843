'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Status } from './status';
import type { Table } from './use-game';
import styles from './waiting-room.module.css';

/** What the one who made the game sees until the friend has come: the link to send, and the way out. */
export function WaitingRoom({ table, url, seat }: { table: Table; url: string; seat: Color }) {
  const translate = useTranslations('play.waiting');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);

  const copy = async () => {
    field.current?.select();
    setCopied((await toClipboard(url)) ? 'copied' : 'selected');
  };

  return (
    <>
      <Status title={translate('title')} trouble={table.trouble}>
        {copied === 'selected' ? translate('selected') : translate('body', { color: seat })}
      </Status>
      <div className={styles.link}>
        <input
          ref={field}
          className={styles.field}
          aria-label={translate('link')}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button kind="lamp" onClick={copy}>
          <span aria-live="polite">{translate(copied === 'copied' ? 'copied' : 'copy')}</span>
        </Button>
      </div>
      <div>
        <Button kind="quiet" onClick={table.actions.abort}>
          {translate('cancel')}
        </Button>
      </div>
    </>
  );
}

/** Copies where the browser lets it; on plain http it has no clipboard, and the selected text is what is left. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
