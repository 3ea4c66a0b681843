'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button';
import { later } from '../later';
import styles from './link-to-send.module.css';

/** Drawn behind a tap: few need it, and it is a chapter of its own. */
const QrCode = later(() => import('./qr-code').then(({ QrCode }) => QrCode));

interface LinkToSendProps {
  url: string;
  /** What the link is, for who cannot see it. */
  label: string;
  /** What a share sheet says beside the link. */
  invitation: string;
  /** What else there is to do, beside the ways of sending it. */
  children?: ReactNode;
}

/** A link on its way to another device: copied, shared where the browser can, or scanned. */
export function LinkToSend({ url, label, invitation, children }: LinkToSendProps) {
  const translate = useTranslations('link');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const [scanned, setScanned] = useState(false);
  const canShare = useSyncExternalStore(never, shares, () => false);

  const copy = async () => {
    field.current?.select();
    setCopied((await toClipboard(url)) ? 'copied' : 'selected');
  };
  // A share sheet that is closed again is nobody's trouble.
  const share = () => navigator.share({ url, text: invitation }).catch(() => {});

  return (
    <div className={styles.link}>
      <div className={styles.line}>
        <input
          ref={field}
          className={styles.field}
          aria-label={label}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button kind="lamp" onClick={copy}>
          <span aria-live="polite">{translate(copied === 'copied' ? 'copied' : 'copy')}</span>
        </Button>
      </div>
      {copied === 'selected' && (
        <p className={styles.note} role="status">
          {translate('selected')}
        </p>
      )}
      <div className={styles.ways}>
        {canShare && <Button onClick={share}>{translate('share')}</Button>}
        <Button aria-expanded={scanned} onClick={() => setScanned(!scanned)}>
          {translate('scan')}
        </Button>
        {children}
      </div>
      {scanned && <QrCode url={url} label={translate('code')} />}
    </div>
  );
}

const never = () => () => {};
const shares = () => 'share' in navigator;

/** Copies where the browser lets it; on plain http it has no clipboard, and the selected text is what is left. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
