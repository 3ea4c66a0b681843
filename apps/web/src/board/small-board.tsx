import { PIECE_KINDS, SQUARE_NAMES } from '@fog/engine';
import { DARK_SQUARES, placeOf } from './geometry';
import { PieceDrawing } from './piece-image';
import pieces from './piece-image.module.css';
import { pieceOn, readPlacement } from './placement';
import { SILHOUETTE_SHAPES } from './silhouette-shapes';
import styles from './small-board.module.css';

/** The six pieces of either set, drawn once for all small boards of a page; the style sheet shows the one that is chosen. */
export function SmallBoardPieces() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {PIECE_KINDS.map((kind) => (
        <symbol key={kind} id={`small-${kind}`} viewBox="0 0 100 100">
          <g className={styles.drawn}>
            <PieceDrawing kind={kind} />
          </g>
          <path className={styles.silhouette} d={SILHOUETTE_SHAPES[kind]} />
        </symbol>
      ))}
    </svg>
  );
}

/**
 * A board without fog as a mere picture, for lists: it needs no script and little of the page. Hidden from screen
 * readers: what it is of stands beside it.
 *
 * @param placement every piece, as the API tells it after the end
 */
export function SmallBoard({ placement }: { placement: string }) {
  const board = readPlacement(placement);
  return (
    <svg className={styles.board} viewBox="0 0 8 8" aria-hidden="true">
      <path className={styles.dark} d={DARK_SQUARES} />
      {SQUARE_NAMES.map((square) => {
        const piece = pieceOn(board, square);
        if (!piece) return null;
        const { column, row } = placeOf(square, 'white');
        return (
          <use
            key={square}
            className={pieces.ink}
            data-color={piece.color}
            href={`#small-${piece.kind}`}
            x={column}
            y={row}
            width="1"
            height="1"
          />
        );
      })}
    </svg>
  );
}
