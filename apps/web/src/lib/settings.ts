'use client';

import { useSyncExternalStore } from 'react';
import {
  BOARD_THEMES,
  type BoardTheme,
  COLOR_SCHEMES,
  type ColorScheme,
  dressPage,
  PIECE_SETS,
  type PieceSet,
  SETTINGS_KEY,
} from './appearance';

/** How a pointer moves pieces. The keyboard always can. */
export const MOVE_METHODS = ['either', 'tap', 'drag'] as const;
export type MoveMethod = (typeof MOVE_METHODS)[number];

/** What a person has chosen for every page of the site, kept by this browser alone. */
export interface Settings {
  readonly sound: boolean;
  /** Whether files and ranks are named on the rim of the board. */
  readonly coordinates: boolean;
  readonly moveMethod: MoveMethod;
  /** Whether own pieces slide and the mist fades; the system's own wish for less motion is always kept. */
  readonly animation: boolean;
  readonly boardTheme: BoardTheme;
  readonly pieceSet: PieceSet;
  /** Whether notation shows little pieces instead of letters. */
  readonly figurines: boolean;
  readonly colorScheme: ColorScheme;
}

/** What holds until something is chosen, and on a server. */
export const DEFAULT_SETTINGS: Settings = {
  sound: true,
  coordinates: true,
  moveMethod: 'either',
  animation: true,
  boardTheme: 'lamplight',
  pieceSet: 'drawn',
  figurines: false,
  colorScheme: 'system',
};

const OPTIONS: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  sound: [true, false],
  coordinates: [true, false],
  moveMethod: MOVE_METHODS,
  animation: [true, false],
  boardTheme: BOARD_THEMES,
  pieceSet: PIECE_SETS,
  figurines: [true, false],
  colorScheme: COLOR_SCHEMES,
};

/** Settings out of stored text. What is missing, unknown or no JSON at all is as if it had never been chosen. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
  const chosen = Object.entries(OPTIONS).filter(([name, options]) =>
    (options as readonly unknown[]).includes(stored[name]),
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(chosen.map(([name]) => [name, stored[name]])) };
}

/** The settings of this browser, kept in step between its tabs. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings, () => DEFAULT_SETTINGS);
}

let latest: { text: string | null; settings: Settings } = { text: null, settings: DEFAULT_SETTINGS };
const listeners = new Set<() => void>();

/** The settings as they are now, for what happens outside of rendering. */
export function currentSettings(): Settings {
  const text = storedText();
  if (text !== latest.text) latest = { text, settings: readSettings(text) };
  return latest.settings;
}

/** Changes some settings, on this page at once and in every other tab. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...currentSettings(), ...change };
  const text = JSON.stringify(settings);
  latest = { text, settings };
  try {
    localStorage.setItem(SETTINGS_KEY, text);
  } catch {
    // A browser that keeps nothing still does as it is told until the page is left.
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', announce);
  };
}

function announce(): void {
  dressPage(document.documentElement, storedText());
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY) ?? latest.text;
  } catch {
    return latest.text;
  }
}
