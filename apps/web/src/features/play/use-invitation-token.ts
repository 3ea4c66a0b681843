'use client';

import { useEffect, useSyncExternalStore } from 'react';

const FRAGMENT = /^#invitation=(.+)$/;

/**
 * The token of the invitation in the address, which the browser keeps to itself until somebody taps Join.
 *
 * @param seated whether the viewer has a seat: the token has then done its work and leaves the address
 */
export function useInvitationToken(seated: boolean): string | null {
  const fragment = useSyncExternalStore(
    onFragment,
    () => location.hash,
    () => '',
  );
  const token = FRAGMENT.exec(fragment)?.[1] ?? null;
  useEffect(() => {
    if (seated && token) history.replaceState(history.state, '', location.pathname);
  }, [seated, token]);
  return token;
}

function onFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
