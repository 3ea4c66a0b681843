import { COLORS } from '@fog/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { gameWith } from '../testing/game-samples';
import { inEnglish, tableOf } from '../testing/render-table';
import { OneDevice } from './one-device';

test.each(COLORS)(
  'the page as the server writes it: a curtain, whose turn it is (%s), and no piece',
  (turn) => {
    const moves = [
      { ply: 1, color: 'white', move: null },
      { ply: 2, color: 'black', move: null },
    ] as const;
    const game = gameWith({ role: 'both', pairing: 'same_device', ply: 2, turn, moves });
    const html = renderToStaticMarkup(inEnglish(<OneDevice table={tableOf(game)} />));
    expect(html).toContain(turn === 'white' ? 'White to move' : 'Black to move');
    expect(html).toContain('Show board');
    expect(html).not.toMatch(/data-content="[wb]|(white|black) (pawn|knight|bishop|rook|queen|king)/);
    expect(html.match(/Hidden move/g)).toHaveLength(2);
  },
);
