'use client';

import type { Color, SquareName } from '@fog/engine';
import { useMemo, useRef, useState } from 'react';
import { later } from '../ui/later';
import styles from './board.module.css';
import { Coordinates } from './coordinates';
import { DrawingLayer } from './drawing-layer';
import { FogLayer } from './fog-layer';
import { DARK_SQUARES } from './geometry';
import { Marks } from './marks';
import type { Pencil, PencilNotes } from './pencil';
import { PencilLayer } from './pencil-layer';
import { type BoardMove, destinations } from './picking';
import { pieceOn, readPlacement, visibleSquares } from './placement';
import { PromotionPicker } from './promotion-picker';
import { SquareGrid, SquarePicture } from './square-grid';
import { useBoardInput } from './use-board-input';
import { useSlide } from './use-slide';

export interface BoardProps {
  /** What is shown, and all that is: `?` fog, digits squares seen empty, letters pieces, ranks from the eighth down. */
  placement: string;
  /** Whose side of the board is at the bottom. */
  orientation: Color;
  /** The moves the person may make now. Without any, nothing can be picked up. */
  moves?: readonly BoardMove[];
  /** Called with one of `moves`; the picker has asked what a pawn becomes. */
  onMove?: (move: BoardMove) => void;
  /** A move that is only planned: marked, and taken back by the next tap, drag or Escape. */
  premove?: { from: SquareName; to: SquareName } | null;
  onPremoveCancel?: () => void;
  /** How a pointer moves pieces; either way unless told otherwise. */
  moveMethod?: 'either' | 'tap' | 'drag';
  /** The person's guesses at what stands in the fog. */
  pencil?: Pencil | null;
  /** The viewer's own last move; any side's where everything may be seen. It is lit, and slides when it is new. */
  lastMove?: { from: SquareName; to: SquareName } | null;
  /** Where the viewer lost a piece out of sight, with the words for it. */
  lossMark?: { square: SquareName; label: string } | null;
  /** Whether files and ranks are named on the rim; they are unless this is false. */
  coordinates?: boolean;
  /** A picture with one name, instead of 64 buttons. */
  still?: boolean;
  /** The accessible name. */
  label: string;
}

const NO_MOVES: readonly BoardMove[] = [];
const NO_NOTES: PencilNotes = {};

const PencilPicker = later(() => import('./pencil-picker').then((module) => module.PencilPicker));

/** The one board. It knows no rules: it shows a view and offers the moves it is handed. */
export function Board({
  placement,
  orientation,
  moves = NO_MOVES,
  onMove,
  premove = null,
  onPremoveCancel,
  moveMethod = 'either',
  pencil = null,
  lastMove = null,
  lossMark = null,
  coordinates = true,
  still = false,
  label,
}: BoardProps) {
  const board = useMemo(() => readPlacement(placement), [placement]);
  const visible = useMemo(() => visibleSquares(board), [board]);
  const grid = useRef<HTMLDivElement & HTMLTableElement>(null);
  const [noting, setNoting] = useState<SquareName | null>(null);
  const { picking, cursor, lifted, hovered, pointed, droppedOn, handlers, ...input } = useBoardInput({
    grid,
    orientation,
    moves,
    onMove,
    onLetGo: premove ? onPremoveCancel : undefined,
    moveMethod,
    onPencil(square) {
      const canWrite = pencil?.onNote !== undefined && board[square] === 'fog';
      if (canWrite) setNoting(square);
      return canWrite;
    },
  });
  const endNote = (square: SquareName) => {
    setNoting(null);
    input.focus(square);
  };
  useSlide({ grid, board, orientation, lastMove, droppedOn });
  const targets = destinations(moves, picking.picked);
  const { promoting } = picking;

  return (
    <div className={styles.board}>
      <div className={styles.surface}>
        <svg className={styles.squares} viewBox="0 0 8 8" aria-hidden="true">
          <path d={DARK_SQUARES} />
        </svg>
        <FogLayer key={orientation} visible={visible} orientation={orientation} />
        {pencil && <PencilLayer notes={pencil.notes} board={board} orientation={orientation} />}
        <Marks
          board={board}
          orientation={orientation}
          lastMove={lastMove}
          premove={premove}
          picked={picking.picked}
          destinations={targets}
          hovered={hovered}
          lossSquare={lossMark?.square ?? null}
        />
        {coordinates && <Coordinates board={board} orientation={orientation} />}
      </div>
      {still ? (
        <SquarePicture ref={grid} board={board} orientation={orientation} label={label} />
      ) : (
        <SquareGrid
          ref={grid}
          board={board}
          orientation={orientation}
          label={label}
          cursor={cursor}
          picked={picking.picked}
          destinations={targets}
          lifted={lifted}
          pointed={pointed}
          premove={premove}
          lossMark={lossMark}
          notes={pencil?.notes ?? NO_NOTES}
          pickable={new Set(moves.map((move) => move.from))}
          handlers={handlers}
        />
      )}
      {input.strokes.length > 0 && <DrawingLayer strokes={input.strokes} orientation={orientation} />}
      {noting && pencil && board[noting] === 'fog' && (
        <PencilPicker
          square={noting}
          color={pencil.color}
          orientation={orientation}
          onPick={(note) => {
            pencil.onNote?.(noting, note);
            endNote(noting);
          }}
          onCancel={() => endNote(noting)}
        />
      )}
      {promoting && (
        <PromotionPicker
          square={promoting.to}
          color={pieceOn(board, promoting.from)?.color ?? orientation}
          orientation={orientation}
          onPick={input.promote}
          onCancel={input.cancel}
        />
      )}
    </div>
  );
}
