import { readPlacement } from '../../board/placement';
import { lessonBoards, livingGame } from './example-games';

describe('the living game', () => {
  const moments = livingGame();

  test('goes from the start to the taken king', () => {
    expect(moments.map(({ ply }) => ply)).toEqual(Array.from({ length: 36 }, (_, ply) => ply));
    expect(moments[0]?.move).toBeNull();
    expect(moments.at(-1)?.move).toEqual({ from: 'd8', to: 'e8' });
    expect(moments.at(-2)?.truth).toContain('k');
    expect(moments.at(-1)?.truth).not.toContain('k');
  });

  test.each(moments)('at ply $ply White sees nothing but the truth, and not all of it', ({ seen, truth }) => {
    const white = readPlacement(seen);
    const all = readPlacement(truth);
    const squares = Object.keys(all) as (keyof typeof all)[];
    const fogged = squares.filter((square) => white[square] === 'fog');
    for (const square of squares) {
      if (!fogged.includes(square)) expect(white[square]).toEqual(all[square]);
    }
    expect(fogged.length).toBeGreaterThan(0);
    expect(squares.filter((square) => all[square] === 'fog')).toEqual([]);
  });
});

describe('the lessons', () => {
  const { sight, silence, end } = lessonBoards();

  test('sight: the own half and what can be reached is lit, the rest is not', () => {
    const board = readPlacement(sight.placement);
    expect(board.c6).toEqual({ color: 'black', kind: 'knight' });
    expect(board.e8).toBe('fog');
    expect(sight.lastMove).toEqual({ from: 'f1', to: 'b5' });
  });

  test('silence: a knight was taken on f7, and f7 lies in the fog', () => {
    expect(silence.lossSquare).toBe('f7');
    expect(readPlacement(silence.placement).f7).toBe('fog');
  });

  test('end: the fog has lifted, and no black king is left', () => {
    expect(end.placement).not.toMatch(/[?k]/);
    expect(end.lastMove).toEqual({ from: 'd8', to: 'e8' });
  });
});
