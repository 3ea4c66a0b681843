import type { PieceKind } from '@fog/engine';
import styles from './piece-image.module.css';
import { PIECE_SHAPES } from './piece-shapes';
import type { BoardPiece } from './placement';

/** The picture of a piece. Hidden from screen readers: the square's own label names it. */
export function PieceImage({ piece }: { piece: BoardPiece }) {
  return (
    <svg
      className={`${styles.ink} ${styles.piece}`}
      data-color={piece.color}
      data-kind={piece.kind}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <PieceDrawing kind={piece.kind} />
    </svg>
  );
}

/** The lines of a piece, in a box of 100 by 100; their colors come from around it. */
export function PieceDrawing({ kind }: { kind: PieceKind }) {
  const { contour, lines, beads = [], eye } = PIECE_SHAPES[kind];
  return (
    <>
      <path className={styles.body} d={contour} />
      {beads.map(([x, y]) => (
        <circle key={x} className={styles.body} cx={x} cy={y} r="5" />
      ))}
      <path className={styles.lines} d={lines} />
      {eye && <circle className={styles.eye} cx={eye[0]} cy={eye[1]} r="3" />}
    </>
  );
}
