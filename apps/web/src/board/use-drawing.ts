import type { SquareName } from '@fog/engine';
import { useState } from 'react';
import { type Ink, type Stroke, toggleStroke } from './drawing';

/** The number that a pointer event gives to the right button. */
export const RIGHT_BUTTON = 2;

/**
 * What the right button draws: dragged from square to square an arrow, pressed on one square a circle, unless the
 * pencil takes it. It shows while it is being drawn. It belongs to this board on this screen; the next press of the left
 * button wipes it away.
 *
 * @param onPencil takes the pencil to a square; gives whether it can be written on
 */
export function useDrawing(onPencil: (square: SquareName) => boolean) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [begun, setBegun] = useState<{ from: SquareName; ink: Ink } | null>(null);
  /** Where the stroke that is being drawn would end; nowhere beside the board. */
  const [end, setEnd] = useState<SquareName | null>(null);
  const withBegun = begun && end ? toggleStroke(strokes, { ...begun, to: end }) : strokes;
  return {
    strokes: withBegun,
    begin(from: SquareName | null, ink: Ink) {
      setBegun(from && { from, ink });
      setEnd(from);
    },
    lead(to: SquareName | null) {
      if (begun) setEnd(to);
    },
    end(to: SquareName | null) {
      setBegun(null);
      if (!begun || !to || (begun.from === to && onPencil(to))) return;
      setStrokes(toggleStroke(strokes, { ...begun, to }));
    },
    clear() {
      if (strokes.length > 0) setStrokes([]);
    },
  };
}
