'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Game } from './game';
import { ownSeat } from './seats';

const LIT_ICON = '/icon-lit.svg';
const VIBRATION_MS = 60;

/**
 * Calls a player whose turn it is, from another tab or out of the pocket: by the title, a lit icon, and one short
 * vibration when the turn comes. Whose turn it is, is all that it goes by: no move sounds different from another.
 */
export function useSummons(game: Game): void {
  const title = useTranslations('play.status')('yourMove');
  const seat = ownSeat(game);
  const isCalled = seat !== null && game.turn === seat;
  const wasCalled = useRef(isCalled);

  useEffect(() => {
    const comes = isCalled && !wasCalled.current;
    wasCalled.current = isCalled;
    // Browsers forbid it, and complain, before the page was ever touched.
    if (comes && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    if (!isCalled) return;
    const before = document.title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const unlit = icon?.href;
    document.title = title;
    if (icon) icon.href = LIT_ICON;
    return () => {
      document.title = before;
      if (icon && unlit) icon.href = unlit;
    };
  }, [isCalled, title]);
}
