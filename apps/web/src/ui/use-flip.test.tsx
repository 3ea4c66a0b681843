/** @jest-environment jsdom */

import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useFlip } from './use-flip';

afterEach(cleanup);

const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) =>
  act(() => void fireEvent.keyDown(on, { key, ...more }));

/** Whether the board is turned round by F while the first element within this has the focus. */
function turnsWithin(html: string): boolean {
  const { result } = renderHook(useFlip);
  document.body.innerHTML = html;
  press('f', document.querySelector('[data-focused]') ?? document.body);
  document.body.innerHTML = '';
  return result.current[0];
}

test('the key turns the board round and back, and so does whoever calls', () => {
  const { result } = renderHook(useFlip);
  press('f');
  expect(result.current[0]).toBe(true);
  press('F');
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
});

test('a key held down turns it once, and the browser keeps its own', () => {
  const { result } = renderHook(useFlip);
  press('f', document.body, { repeat: true });
  press('f', document.body, { ctrlKey: true });
  expect(result.current[0]).toBe(false);
});

test.each([
  ['a field', '<input data-focused>'],
  ['a dialog', '<dialog open><button data-focused></button></dialog>'],
  ['the choice of a promotion', '<div role="dialog"><button data-focused></button></div>'],
  [
    'the board, which is walked by it',
    '<table role="grid" data-pointed="false"><td><button data-focused></button></td></table>',
  ],
])('it belongs to %s while that has the focus', (_, html) => expect(turnsWithin(html)).toBe(false));

test.each([
  ['a slider', '<input type="range" data-focused>'],
  ['a choice', '<input type="radio" data-focused>'],
  [
    'a square that was pressed',
    '<table role="grid" data-pointed="true"><td><button data-focused></button></td></table>',
  ],
])('%s has no use for it', (_, html) => expect(turnsWithin(html)).toBe(true));
