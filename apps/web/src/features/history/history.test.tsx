/**
 * @jest-environment jsdom
 */
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { listedGame, listPage } from '../../ui/games/testing/listed-games';
import { History } from './history';
import type { FoundGames } from './load-games';

afterEach(cleanup);

function show(
  games: Parameters<typeof listPage>,
  found: Partial<Omit<FoundGames, 'page'>> = {},
  total = { totalCount: games[0].length, totalCountIsExact: true },
) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <History
        page={{ ...listPage(...games), ...total }}
        filter={{}}
        isMisread={false}
        player={null}
        {...found}
      />
    </NextIntlClientProvider>,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a game is told in words, and leads to its replay and its players', () => {
  show([
    [
      listedGame(),
      listedGame({ id: 'gDraw', result: { winner: null, reason: 'AGREEMENT' }, isSample: true }),
    ],
  ]);
  expect(hrefOf('Black won: see the game of Anna against Bo')).toBe('/en/game/gSample');
  expect(hrefOf(/^Draw: /)).toBe('/en/game/gDraw');
  expect(screen.getAllByRole('link', { name: 'Anna' })[0]?.getAttribute('href')).toBe('/en/player/pAnna');
  screen.getByText('King taken · 6 half-moves');
  screen.getByText('By agreement · 6 half-moves · Sample game');
  expect(document.querySelectorAll('time[datetime="2026-11-03T12:00:00.000Z"]')).toHaveLength(2);
  screen.getByText('2 games');
});

test('no line of a list begins with what only joins its parts', () => {
  show([
    [
      listedGame({ isSample: true }),
      listedGame({ id: 'gBots', white: { ...listedGame().white!, isBot: true } }),
    ],
  ]);
  for (const words of document.querySelectorAll('li p'))
    expect(words.textContent).not.toMatch(/(^|[^\u00a0])[·–]/);
});

test('two people at one device are named as such', () => {
  show([[listedGame({ pairing: 'SAME_DEVICE' })]]);
  screen.getByText('Two on one device');
  expect(screen.queryByRole('link', { name: 'Anna' })).toBeNull();
});

test('pages lead on under the same filter', () => {
  show([[listedGame()], { hasNextPage: true, hasPreviousPage: true }], { filter: { result: 'black' } });
  expect(hrefOf('Next page')).toBe('/en/history?result=black&after=last');
  expect(hrefOf('Previous page')).toBe('/en/history?result=black&before=first');
  expect(screen.getByLabelText<HTMLSelectElement>('Result').value).toBe('black');
  expect(hrefOf('Clear the filter')).toBe('/en/history');
});

test('where nothing fits, and where nothing is yet, there is one way on', () => {
  show([[]], { filter: { player: 'pAnna' }, player: { name: 'Anna', isBot: false, isDeleted: false } });
  screen.getByRole('heading', { name: 'No such game' });
  expect(screen.getByLabelText<HTMLInputElement>('Only games of Anna').checked).toBe(true);
  cleanup();
  show([[]]);
  expect(hrefOf('Play a game')).toBe('/en');
});

test('a page that stopped early says so and goes on; a filter that was misread is told', () => {
  show([[], { stoppedEarly: true, hasNextPage: true }], { filter: { min: '90' }, isMisread: true });
  screen.getByText(messages.history.stopped);
  screen.getByText(messages.history.misread);
  expect(hrefOf('Next page')).toBe('/en/history?min=90&after=last');
});

test('what was not counted to the end is told as more', () => {
  show([[listedGame()]], {}, { totalCount: 10_000, totalCountIsExact: false });
  screen.getByText('More than 10,000 games');
});
