/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Game } from './game';
import { Panel } from './panel';
import { called, gameWith, sightWith } from './testing/game-samples';
import { renderInEnglish, tableOf } from './testing/render-table';

const { jest } = import.meta;

afterEach(cleanup);

const show = (game: Partial<Game>, fragment = '') => {
  history.replaceState(null, '', `/en/game/gSample${fragment}`);
  const table = tableOf(gameWith(game));
  renderInEnglish(<Panel table={table} past={NOW} onFlip={() => {}} />);
  return table;
};
/** Nobody looks back. */
const NOW = { sight: null, stepTo: () => {}, leave: () => {} };

const title = () => screen.getByRole('heading').textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const waiting = { status: 'waiting', turn: null, players: { white: called('Anna'), black: null } } as const;

test('the maker of the game reads the link to send', async () => {
  show({ ...waiting, role: 'white', invitationUrl: 'http://host/game/gSample#invitation=t' });
  expect((await screen.findByLabelText<HTMLInputElement>('The link for your friend')).value).toMatch(
    /#invitation=t$/,
  );
});

test('opening an invitation sits nobody down; the tap on Join does', async () => {
  const table = show(waiting, '#invitation=token');
  expect(title()).toBe('Anna invites you to play');
  expect(table.asked).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join the game' })));
  expect(table.asked).toEqual([['join', 'token']]);
});

test('who waits for anyone has nothing to send, and can call it off', async () => {
  const table = show({ ...waiting, role: 'white', pairing: 'anyone' });
  expect((await screen.findByRole('heading')).textContent).toBe('Looking for an opponent');
  fireEvent.click(screen.getByRole('button', { name: 'Call it off' }));
  expect(table.asked.map(([what]) => what)).toEqual(['abort']);
});

test('who has a seat is not asked to join, and the token leaves the address', () => {
  show({ ...waiting, role: 'white' }, '#invitation=token');
  expect(screen.queryByRole('button', { name: 'Join the game' })).toBeNull();
  expect(location.href).toMatch(/\/en\/game\/gSample$/);
});

test('a stranger before the game finds nothing to press', () => {
  show(waiting);
  expect(title()).toBe('Waiting for the second player');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each(['white', 'black'] as const)(
  'a spectator is told whose turn it is, never “your move” (%s)',
  (turn) => {
    show({ role: 'spectator', turn, ply: 4 });
    expect(title()).toBe(turn === 'white' ? 'White to move' : 'Black to move');
    expect(buttons()).toEqual(['Flip']);
    expect(document.body.textContent).toContain('4 moves have been made.');
  },
);

test('a late guest with an invitation learns that both seats are taken', () => {
  show({ role: 'spectator' }, '#invitation=token');
  expect(document.body.textContent).toContain('Both seats are taken, so you are watching.');
});

test('a program that has not had the game open for a while is said not to answer; a person is not', () => {
  jest.useFakeTimers();
  const after5s = (changes: Partial<Game>, isOpponentThere: boolean) => {
    const game = gameWith({ role: 'white', turn: 'black', ply: 1, ...changes });
    renderInEnglish(<Panel table={tableOf(game, { isOpponentThere })} past={NOW} onFlip={() => {}} />);
    act(() => void jest.advanceTimersByTime(5000));
    const { textContent } = document.body;
    cleanup();
    return textContent;
  };
  const players = { white: called('Anna'), black: { ...called('Ben'), isBot: true } };
  const silent = 'Ben is not answering just now.';
  expect(after5s({ players }, false)).toContain(`${silent} Wait a little, or call the game off.`);
  expect(after5s({ players, ply: 3 }, false)).toContain(`${silent} It may still come back.`);
  expect(after5s({ players }, true)).not.toContain(silent);
  expect(after5s({}, false)).not.toContain(silent);
  expect(after5s({ players, turn: 'white', ply: 0 }, false)).not.toContain(silent);
  jest.useRealTimers();
});

test('a player reads whose turn it is and what was taken', () => {
  const board = sightWith({
    eyes: 'white',
    ply: 12,
    losses: [{ ply: 12, square: 'f7', kind: 'knight' }],
    lossMark: 'f7',
  });
  show({ role: 'white', ply: 12, board });
  expect(title()).toBe('Your move');
  expect(document.body.textContent).toContain('Your knight on f7 was taken, out of your sight.');
  expect(buttons()).toEqual(expect.arrayContaining(['Offer a draw', 'Resign']));
});

test.each([0, 1])('after %d half-moves the way out is to call it off, without a result', (ply) => {
  show({ role: 'black', ply });
  expect(buttons()).toContain('Call it off');
  expect(buttons()).not.toContain('Resign');
});

test('an offered draw can be accepted or declined by the other side only', () => {
  show({ role: 'black', ply: 8, drawOffer: 'white' });
  expect(document.body.textContent).toContain('Anna offers a draw.');
  expect(buttons()).toEqual(expect.arrayContaining(['Accept the draw', 'Decline']));
  cleanup();
  show({ role: 'white', ply: 8, drawOffer: 'white' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Draw offered' }).disabled).toBe(true);
});

test('resigning is asked once', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const table = show({ role: 'white', ply: 8 });
  fireEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(table.asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, resign' }));
  expect(table.asked).toEqual([['resign']]);
});

test('in a chat app’s browser both who invites and who is invited are sent to their own', () => {
  const ofApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/22G86 Instagram 390.0.0.28.85';
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent')!;
  Object.defineProperty(Navigator.prototype, 'userAgent', { configurable: true, get: () => ofApp });
  show({ ...waiting, role: 'white', invitationUrl: 'http://host/game/gSample#invitation=t' });
  expect(document.body.textContent).toContain('Open this page in your own browser');
  cleanup();
  show(waiting, '#invitation=token');
  expect(document.body.textContent).toContain('Open this page in your own browser');
  Object.defineProperty(Navigator.prototype, 'userAgent', own);
});

test('while one waits there is a lesson, and another', async () => {
  show({ ...waiting, role: 'white', invitationUrl: 'http://host/game/gSample#invitation=t' });
  await screen.findByRole('heading');
  expect(document.body.textContent).toContain('straight ahead of your pawn is occupied');
  fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(document.body.textContent).toContain('Nobody says check.');
});
