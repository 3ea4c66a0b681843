import type { Color, SquareName } from '@fog/engine';
import { placeOf } from './geometry';
import type { PencilNote, PencilNotes } from './pencil';
import styles from './pencil-layer.module.css';
import { PIECE_SHAPES } from './piece-shapes';
import type { BoardContent } from './placement';

interface PencilLayerProps {
  notes: PencilNotes;
  board: BoardContent;
  orientation: Color;
}

/** Guesses as they are: thin broken lines on the mist, never to be taken for a piece that is seen. */
export function PencilLayer({ notes, board, orientation }: PencilLayerProps) {
  const written = Object.entries(notes) as [SquareName, PencilNote][];
  return (
    <svg className={styles.pencil} viewBox="0 0 8 8" aria-hidden="true">
      {written
        .filter(([square]) => board[square] === 'fog')
        .map(([square, note]) => {
          const { column, row } = placeOf(square, orientation);
          return (
            <g key={square} data-note={note} transform={`translate(${column} ${row}) scale(.01)`}>
              <path d={note === 'mark' ? MARK : PIECE_SHAPES[note].contour} />
            </g>
          );
        })}
    </svg>
  );
}

/** A cross as a hand would make it, in a box of 100 by 100. */
export const MARK = 'M30 31Q48 51 71 70M69 30Q52 49 31 71';
