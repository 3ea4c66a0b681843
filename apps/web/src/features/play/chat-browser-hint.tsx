'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { isChatBrowser } from './chat-browser';
import styles from './chat-browser-hint.module.css';

/** In a chat app's own browser: the advice to open the page in a browser that keeps the seat. Elsewhere nothing. */
export function ChatBrowserHint() {
  const translate = useTranslations('play');
  const isNeeded = useSyncExternalStore(
    never,
    () => isChatBrowser(navigator.userAgent),
    () => false,
  );
  return isNeeded && <p className={styles.hint}>{translate('chatBrowser')}</p>;
}

const never = () => () => {};
