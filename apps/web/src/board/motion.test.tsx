/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../i18n/messages/en.json' with { type: 'json' };
import { Board, type BoardProps } from './board';
import { installPointers, over, square } from './testing/render-board';

/** White has played e4; then Black, unseen, plays b5; then the bishop takes there. */
const AFTER_E4 = '????????/????????/1???????/?1??????/11?1P1?1/1111?111/PPPP1PPP/RNBQKBNR';
const AFTER_B5 = '????????/????????/1???????/?p??????/11?1P1?1/1111?111/PPPP1PPP/RNBQKBNR';
const AFTER_BXB5 = '????????/???p????/1?1?????/?B??????/1111P1?1/1111?111/PPPP1PPP/RNBQK1NR';
const E4 = { from: 'e2', to: 'e4' } as const;
const BXB5 = { from: 'f1', to: 'b5' } as const;

const board = (props: Partial<BoardProps>) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <Board placement={AFTER_E4} orientation="white" label="The board" lastMove={E4} {...props} />
  </NextIntlClientProvider>
);

let slides: (string | null | undefined)[] = [];
let reduced = false;

beforeEach(() => {
  slides = [];
  reduced = false;
  window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof matchMedia;
  Element.prototype.animate = function (this: Element) {
    slides.push(this.closest('[data-square]')?.getAttribute('data-square'));
    return {} as Animation;
  };
});
afterEach(cleanup);

describe('sliding', () => {
  test('an own move slides, once, and nothing else does', () => {
    const { rerender } = render(board({ placement: AFTER_B5 }));
    rerender(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
    rerender(board({ placement: AFTER_BXB5, lastMove: { ...BXB5 } }));
    expect(slides).toEqual(['b5']);
  });

  test('a piece of the opponent that comes into sight does not slide', () => {
    const { rerender } = render(board({ placement: AFTER_E4 }));
    rerender(board({ placement: AFTER_B5 }));
    expect(slides).toEqual([]);
  });

  test('nothing slides on the first sight of a board', () => {
    render(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
    expect(slides).toEqual([]);
  });

  test('stepping back slides nothing: the piece did not stand where the older move began', () => {
    const { rerender } = render(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
    rerender(board({ placement: AFTER_B5, lastMove: E4 }));
    expect(slides).toEqual([]);
  });

  test('with reduced motion it just stands there', () => {
    reduced = true;
    const { rerender } = render(board({ placement: AFTER_B5 }));
    rerender(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
    expect(slides).toEqual([]);
  });

  test('nor does it where the settings have switched motion off', () => {
    document.documentElement.dataset.motion = 'off';
    const { rerender } = render(board({ placement: AFTER_B5 }));
    rerender(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
    delete document.documentElement.dataset.motion;
    expect(slides).toEqual([]);
  });

  describe('what was dropped by hand', () => {
    const moves = [{ ...BXB5, promotion: null }];
    const drop = () => {
      installPointers();
      window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
      fireEvent.pointerDown(square('f1'), over('f1'));
      fireEvent.pointerMove(square('f1'), over('b5'));
      fireEvent.pointerUp(square('f1'), over('b5'));
    };

    test('is there already and does not slide', () => {
      const { rerender } = render(board({ placement: AFTER_B5, moves }));
      drop();
      rerender(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
      expect(slides).toEqual([]);
    });

    test('slides when it was only planned, and its time has come', () => {
      const { rerender } = render(board({ placement: AFTER_E4, moves }));
      drop();
      rerender(board({ placement: AFTER_B5, moves: [...moves] }));
      rerender(board({ placement: AFTER_BXB5, lastMove: BXB5 }));
      expect(slides).toEqual(['b5']);
    });
  });
});

describe('the mist', () => {
  const sheets = () => [...document.querySelectorAll('svg[data-phase]')];
  const phases = () => sheets().map((sheet) => sheet.getAttribute('data-phase'));

  test('cross-fades when sight changes, and one sheet is left', () => {
    const { rerender } = render(board({ placement: AFTER_B5 }));
    const [before] = sheets();
    expect(phases()).toEqual(['resting']);
    rerender(board({ placement: AFTER_BXB5 }));
    expect(phases()).toEqual(['leaving', 'arriving']);
    expect(sheets()[0]).toBe(before);
    fireEvent.animationEnd(before as Element);
    expect(phases()).toEqual(['resting']);
  });

  test('rests when a hidden square changes nothing in sight', () => {
    const { rerender } = render(board({ placement: AFTER_E4 }));
    rerender(board({ placement: AFTER_B5 }));
    expect(phases()).toEqual(['resting']);
  });

  test('does not fade when the board is turned', () => {
    const { rerender } = render(board({}));
    rerender(board({ orientation: 'black' }));
    expect(phases()).toEqual(['resting']);
  });
});

test('marks belong to squares, whichever way the board is turned', () => {
  const ring = () => document.querySelector('g.loss')?.getAttribute('transform');
  const lossMark = { square: 'f3', label: 'your knight was taken here' } as const;
  const { rerender } = render(board({ lossMark }));
  expect(ring()).toBe('translate(5 5)');
  rerender(board({ lossMark, orientation: 'black' }));
  expect(ring()).toBe('translate(2 2)');
});
