import type { Color, SquareName } from '@fog/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../ui/motion';
import { placeOf } from './geometry';
import { type BoardContent, pieceOn } from './placement';

/** How long a piece slides, in milliseconds. */
const SLIDE = 200;

interface SlideOptions {
  grid: RefObject<HTMLElement | null>;
  board: BoardContent;
  orientation: Color;
  lastMove: { from: SquareName; to: SquareName } | null;
  droppedOn: RefObject<SquareName | null>;
}

/**
 * Slides the piece of a new last move from where it stood, unless it was dropped by hand. Nothing else ever
 * slides: boards are never compared to guess what moved, since that is how a hidden move would show.
 */
export function useSlide({ grid, board, orientation, lastMove, droppedOn }: SlideOptions): void {
  const before = useRef({ board, lastMove });

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = { board, lastMove };
    if (!lastMove || isSame(previous.lastMove, lastMove) || droppedOn.current === lastMove.to) return;

    const mover = pieceOn(previous.board, lastMove.from);
    if (!mover || mover.color !== pieceOn(board, lastMove.to)?.color) return;
    if (isMotionReduced()) return;

    const picture = grid.current?.querySelector(`[data-square="${lastMove.to}"] > svg`);
    const squareWidth = (grid.current?.clientWidth ?? 0) / 8;
    const [from, to] = [placeOf(lastMove.from, orientation), placeOf(lastMove.to, orientation)];
    const offset = `${(from.column - to.column) * squareWidth}px, ${(from.row - to.row) * squareWidth}px`;
    picture?.animate(
      [
        { transform: `translate(${offset})`, zIndex: 1 },
        { transform: 'none', zIndex: 1 },
      ],
      { duration: SLIDE, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' },
    );
  }, [grid, board, orientation, lastMove, droppedOn]);
}

function isSame(one: SlideOptions['lastMove'], other: SlideOptions['lastMove']): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
