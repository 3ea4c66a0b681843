import type { SquareName } from '@fog/engine';
import { useRef, useState } from 'react';
import { type Stroke, toggleStroke } from './drawing';

/** The number that a pointer event gives to the right button. */
export const RIGHT_BUTTON = 2;

/**
 * What the right button draws: dragged from square to square an arrow, pressed on one square a circle, unless the
 * pencil takes it. It belongs to this board on this screen; the next press of the left button wipes it away.
 *
 * @param onPencil takes the pencil to a square; gives whether it can be written on
 */
export function useDrawing(onPencil: (square: SquareName) => boolean) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const start = useRef<SquareName | null>(null);
  return {
    strokes,
    begin(square: SquareName | null) {
      start.current = square;
    },
    end(to: SquareName | null) {
      const from = start.current;
      start.current = null;
      if (!from || !to || (from === to && onPencil(to))) return;
      setStrokes(toggleStroke(strokes, { from, to }));
    },
    clear() {
      if (strokes.length > 0) setStrokes([]);
    },
  };
}
