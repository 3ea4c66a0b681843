/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { SILHOUETTE_SHAPES } from './silhouette-shapes';
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

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('small pieces that are cut out are those of the large boards, in shape, line and color', () => {
  const set = read('./silhouettes.svg');
  const tokens = /\[data-pieces="silhouette"\] \{([^}]+)\}/.exec(read('../app/tokens.css'))?.[1] ?? '';
  const token = (name: string) => new RegExp(`--piece-${name}: ([^;]+);`).exec(tokens)?.[1];
  for (const shape of Object.values(SILHOUETTE_SHAPES)) expect(set).toContain(` d="${shape}"`);
  expect(set).toContain(`stroke-width="${token('contour-width')}"`);
  for (const color of ['white', 'black'])
    expect(set).toContain(`fill="${token(color)}" stroke="${token(`${color}-contour`)}"`);
});
