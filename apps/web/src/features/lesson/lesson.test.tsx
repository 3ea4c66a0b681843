/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { Lesson } from './lesson';

const { steps, end, next } = messages.lesson;
const square = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });

/** Picks up and puts down as a keyboard or a screen reader does: by clicks without a pointer. */
function play(from: string, to: string) {
  fireEvent.click(square(from));
  fireEvent.click(square(to));
}

beforeEach(async () => {
  document.documentElement.dataset.motion = 'off';
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Lesson />
      </NextIntlClientProvider>,
    );
    await import('./course');
  });
});
afterEach(cleanup);

test('a beginner takes the king, by the keyboard alone, and is told kindly what was not the move', async () => {
  await waitFor(() => expect(square('f1').dataset.pickable).toBe('true'));
  const told = () => screen.getByRole('status').textContent;
  play('a2', 'a3');
  expect(told()).toBe(steps.look.hint);
  for (const [from, to, step] of [
    ['f1', 'd3', steps.look],
    ['d3', 'h7', steps.strike],
    ['f3', 'g5', steps.deduce],
  ] as const) {
    play(from, to);
    expect(told()).toBe(step.done);
    fireEvent.click(screen.getByRole('button', { name: next }));
    expect(told()).toBe('');
    expect(document.activeElement?.tagName).toBe('H2');
  }
  play('g5', 'h7');
  expect(told()).toBe(steps.take.done);
  expect(screen.getByRole('link', { name: end.play }).getAttribute('href')).toBe('/en');
  fireEvent.click(screen.getByRole('button', { name: end.again }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(steps.look.title);
});
