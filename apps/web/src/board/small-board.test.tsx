/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { SmallBoard, SmallBoardPieces } from './small-board';

afterEach(cleanup);

test('every piece stands on its square, drawn by a symbol that is there', () => {
  const { container } = render(
    <>
      <SmallBoardPieces />
      <SmallBoard placement="4k3/8/8/8/8/8/P7/4K2N" />
    </>,
  );
  const drawn = [...container.querySelectorAll('use')].map((use) =>
    ['href', 'data-color', 'x', 'y'].map((name) => use.getAttribute(name)).join(' '),
  );
  expect(drawn.sort()).toEqual([
    '#small-king black 4 0',
    '#small-king white 4 7',
    '#small-knight white 7 7',
    '#small-pawn white 0 6',
  ]);
  for (const use of container.querySelectorAll('use'))
    expect(container.querySelector(use.getAttribute('href') ?? '')?.tagName).toBe('symbol');
});
