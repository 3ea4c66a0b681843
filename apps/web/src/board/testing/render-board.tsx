import type { SquareName } from '@fog/engine';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { Board, type BoardProps } from '../board';
import { placeOf } from '../geometry';
import type { BoardMove } from '../picking';

/** 1.e4 as White sees it, with a knight of Black's put where the eye reaches. */
const PLACEMENT = '????????/????????/1???????/?1??????/2n1P111/1111?111/PPPP1PPP/RNBQKBNR';

/** The board of 1.e4 with its words, changed as the test wants it. */
export const board = (props: Partial<BoardProps> = {}) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <Board placement={PLACEMENT} orientation="white" label="The board" {...props} />
  </NextIntlClientProvider>
);

/** Renders a board to play on; the moves that are made gather in the answer. */
export const play = (moves: readonly BoardMove[], props: Partial<BoardProps> = {}) => {
  const made: BoardMove[] = [];
  render(board({ moves, onMove: (move) => made.push(move), ...props }));
  return made;
};

/** The button of a square, by the label that is its name to everybody: to work out all names of a board takes long. */
export function square(name: SquareName): HTMLButtonElement {
  const [found, ...others] = document.querySelectorAll<HTMLButtonElement>(`button[aria-label^="${name},"]`);
  if (!found || others.length > 0) throw new Error(`there is no one button that is called ${name}`);
  return found;
}

/** What a pointer tells over the middle of a square of a board that is 800 pixels wide. */
export const over = (name: SquareName) => {
  const { column, row } = placeOf(name, 'white');
  return {
    clientX: column * 100 + 50,
    clientY: row * 100 + 50,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
  };
};

/** jsdom has no pointer events: a mouse event that knows its pointer is all the board asks for. */
class Pointer extends MouseEvent {
  readonly pointerId: number | undefined;
  readonly isPrimary: boolean | undefined;
  readonly pointerType: string | undefined;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId;
    this.isPrimary = init.isPrimary;
    this.pointerType = init.pointerType;
  }
}

/** Gives jsdom pointers, a board of 800 pixels under them, and a person who wants no motion. */
export function installPointers(): void {
  window.PointerEvent = Pointer as unknown as typeof PointerEvent;
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof matchMedia;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
  Element.prototype.setPointerCapture = () => {};
}
