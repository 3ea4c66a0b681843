/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { listedGame, listPage } from '../../ui/games/testing/listed-games';
import type { FoundPlayer } from './load-player';
import { Player } from './player';

afterEach(cleanup);

const show = (changes: Partial<FoundPlayer> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Player
        player={{
          id: 'pAnna',
          name: 'Anna',
          isBot: false,
          isDeleted: false,
          createdAt: '2026-11-01T12:00:00.000Z',
          games: listPage([listedGame()], { hasNextPage: true }),
          ...changes,
        }}
      />
    </NextIntlClientProvider>,
  );

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a player has a name, a beginning, games by pages, and a file of them', () => {
  show();
  screen.getByRole('heading', { level: 1, name: 'Anna' });
  screen.getByText('Player');
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-01T12:00:00.000Z');
  expect(hrefOf('Next page')).toBe('/en/player/pAnna?after=last');
  expect(hrefOf('Search these games')).toBe('/en/history?player=pAnna');
  expect(hrefOf('All games as PGN')).toBe('/export/players/pAnna.pgn');
});

test('a bot is named one; without games there is nothing to search', () => {
  show({ isBot: true, games: listPage([]) });
  screen.getByText('Bot');
  screen.getByText(messages.player.none);
  expect(screen.queryByRole('link', { name: 'All games as PGN' })).toBeNull();
});

test('of a deleted player nothing is told but the games', () => {
  show({ name: 'Guest-1234', isDeleted: true });
  screen.getByRole('heading', { level: 1, name: 'Deleted player' });
  expect(document.querySelector('time[datetime^="2026-11-01"]')).toBeNull();
  expect(document.querySelector('h1 ~ p')).toBeNull();
  screen.getByRole('link', { name: 'Search these games' });
});
