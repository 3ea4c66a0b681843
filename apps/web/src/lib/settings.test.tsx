/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { act, cleanup, renderHook } from '@testing-library/react';
import { DRESSING_SCRIPT, SETTINGS_KEY } from './appearance';
import { changeSettings, DEFAULT_SETTINGS, readSettings, useSettings } from './settings';

const root = document.documentElement;

const sheet = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8');
const [, day, night] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(sheet) ?? [];
const tokens = { day, night };

afterEach(() => {
  cleanup();
  changeSettings(DEFAULT_SETTINGS);
});

test('what is chosen is remembered, and told to who asks at once', () => {
  const { result } = renderHook(useSettings);
  expect(result.current).toEqual(DEFAULT_SETTINGS);
  act(() => changeSettings({ sound: false, moveMethod: 'tap' }));
  expect(result.current).toEqual({ ...DEFAULT_SETTINGS, sound: false, moveMethod: 'tap' });
  expect(readSettings(localStorage.getItem(SETTINGS_KEY))).toEqual(result.current);
});

test('another tab’s choice arrives', () => {
  const { result } = renderHook(useSettings);
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ colorScheme: 'night' }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY })));
  expect(result.current.colorScheme).toBe('night');
  expect(root.getAttribute('data-theme')).toBe('night');
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['JSON of another kind', '[1]'],
  ['null', 'null'],
  ['values that do not exist', '{"sound": 3, "boardTheme": "marble", "moveMethod": null}'],
])('%s reads as if nothing had been chosen', (_, text) => {
  expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('one bad value does not take the others with it', () => {
  expect(readSettings('{"sound": false, "boardTheme": "marble"}')).toEqual({
    ...DEFAULT_SETTINGS,
    sound: false,
  });
});

test('where the browser keeps nothing, a choice still holds until the page is left', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  localStorage.clear();
  const { result } = renderHook(useSettings);
  act(() => changeSettings({ figurines: true }));
  expect(result.current.figurines).toBe(true);
  Storage.prototype.setItem = setItem;
});

describe('the looks of the page', () => {
  const looks = () =>
    ['theme', 'board', 'pieces', 'coordinates', 'motion'].map((name) => root.getAttribute(`data-${name}`));
  const CHOSEN = {
    colorScheme: 'night',
    boardTheme: 'walnut',
    pieceSet: 'silhouette',
    coordinates: false,
    animation: false,
  } as const;
  const WORN = ['night', 'walnut', 'silhouette', 'off', 'off'];

  test('change with the settings', () => {
    changeSettings(CHOSEN);
    expect(looks()).toEqual(WORN);
    changeSettings(DEFAULT_SETTINGS);
    expect(looks()).toEqual(['system', 'lamplight', 'drawn', null, null]);
  });

  test('are there before anything else runs: the script needs nothing but itself', () => {
    changeSettings(CHOSEN);
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    new Function(DRESSING_SCRIPT)();
    expect(looks()).toEqual(WORN);
  });

  test.each([null, '{', '7'])('stay as they are by default when %s is stored', (text) => {
    changeSettings(DEFAULT_SETTINGS);
    localStorage.clear();
    if (text) localStorage.setItem(SETTINGS_KEY, text);
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    new Function(DRESSING_SCRIPT)();
    expect(looks()).toEqual([null, null, null, null, null]);
  });

  test('the browser’s own bars follow the chosen light, and the system again without one', () => {
    const system = document.createElement('meta');
    system.setAttribute('name', 'theme-color');
    document.head.append(system);
    const first = () => document.head.querySelector('meta[name="theme-color"]');
    for (const [colorScheme, paper] of [
      ['night', tokens.night],
      ['day', tokens.day],
    ] as const) {
      changeSettings({ colorScheme });
      expect(first()?.getAttribute('content')).toBe(paper);
    }
    changeSettings({ colorScheme: 'system' });
    expect(first()).toBe(system);
  });
});
