'use client';

import { useSyncExternalStore } from 'react';

const FRAGMENT = /^#invitation=(.+)$/;

/** The token of the invitation in the address, which the browser keeps to itself until somebody taps Join. */
export function useInvitationToken(): string | null {
  const fragment = useSyncExternalStore(
    onFragment,
    () => location.hash,
    () => '',
  );
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}

function onFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
