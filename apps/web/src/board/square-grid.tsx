import type { Color, SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, Ref, TouchEvent } from 'react';
import { rowsOf } from './geometry';
import type { PencilNotes } from './pencil';
import { PieceImage } from './piece-image';
import { type BoardContent, PIECE_LETTERS, pieceOn, type SquareContent } from './placement';
import styles from './square-grid.module.css';

/** What a person does on the grid. The square is found from the event's target or its position. */
export interface GridHandlers {
  onFocus(event: FocusEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onTouchEnd(event: TouchEvent<HTMLElement>): void;
  onContextMenu(event: MouseEvent<HTMLElement>): void;
  onClick(event: MouseEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

interface SquareGridProps {
  ref: Ref<HTMLTableElement>;
  board: BoardContent;
  orientation: Color;
  label: string;
  /** The one square that the Tab key reaches; arrow keys walk from there. */
  cursor: SquareName;
  picked: SquareName | null;
  destinations: ReadonlySet<SquareName>;
  /** Where the piece is at home that a pointer carries: a faint one stays there. */
  lifted: SquareName | null;
  /** Whether a pointer came last: walking keys are left to the rest of the page then. */
  pointed: boolean;
  premove: { from: SquareName; to: SquareName } | null;
  lossMark: { square: SquareName; label: string } | null;
  notes: PencilNotes;
  /** The pieces that may move now. Only where there are some are touches kept from scrolling the page. */
  pickable: ReadonlySet<SquareName>;
  handlers: GridHandlers;
}

interface SquarePictureProps {
  ref: Ref<HTMLDivElement>;
  board: BoardContent;
  orientation: Color;
  label: string;
}

/** The 64 squares as real buttons, the same for everybody: for the mouse, the finger, the keyboard and the ear. */
export function SquareGrid(props: SquareGridProps) {
  const { board, orientation, cursor, picked, destinations, premove, lossMark, notes } = props;
  const translate = useTranslations('board');

  const noteOn = (square: SquareName) => {
    const note = board[square] === 'fog' && notes[square];
    return note && translate('pencil.note', { note });
  };
  const labelOf = (square: SquareName) => {
    const piece = pieceOn(board, square);
    const content = piece
      ? translate('piece', { color: piece.color, kind: piece.kind })
      : translate(board[square] === 'fog' ? 'fog' : 'empty');
    const notes = [
      picked === square && translate('picked'),
      destinations.has(square) && translate('destination'),
      premove?.from === square && translate('premoveFrom'),
      premove?.to === square && translate('premoveTo'),
      lossMark?.square === square && lossMark.label,
      noteOn(square),
    ];
    return [square, content, ...notes.filter(Boolean)].join(', ');
  };

  return (
    <table
      ref={props.ref}
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons, walked with the arrow keys
      role="grid"
      aria-label={props.label}
      data-playable={props.pickable.size > 0}
      data-pointed={props.pointed}
      {...props.handlers}
    >
      <tbody>
        {rowsOf(orientation).map((squares) => (
          <tr key={squares[0]}>
            {squares.map((square) => (
              <td key={square}>
                <button
                  type="button"
                  className={styles.square}
                  aria-label={labelOf(square)}
                  tabIndex={square === cursor ? 0 : -1}
                  data-square={square}
                  data-content={contentCode(board[square])}
                  data-pickable={props.pickable.has(square)}
                  data-destination={destinations.has(square)}
                >
                  <SquarePiece content={board[square]} />
                  {props.lifted === square && <SquarePiece content={board[square]} />}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same squares as a mere picture, for boards that nobody plays on. */
export function SquarePicture({ ref, board, orientation, label }: SquarePictureProps) {
  return (
    <div ref={ref} className={styles.picture} role="img" aria-label={label}>
      {rowsOf(orientation)
        .flat()
        .map((square) => (
          <div
            key={square}
            className={styles.square}
            data-square={square}
            data-content={contentCode(board[square])}
          >
            <SquarePiece content={board[square]} />
          </div>
        ))}
    </div>
  );
}

function SquarePiece({ content }: { content: SquareContent }) {
  return typeof content === 'string' ? null : <PieceImage key={contentCode(content)} piece={content} />;
}

/** What a square shows as tests and styles name it: `fog`, `empty`, `wP`, `bN`. */
function contentCode(content: SquareContent): string {
  if (typeof content === 'string') return content;
  return `${content.color === 'white' ? 'w' : 'b'}${PIECE_LETTERS[content.kind].toUpperCase()}`;
}
