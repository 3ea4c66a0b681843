import type { Color, SquareName } from '@fog/engine';
import { useId } from 'react';
import { placeOf } from './geometry';
import styles from './marks.module.css';
import type { BoardContent } from './placement';

interface MarksProps {
  board: BoardContent;
  orientation: Color;
  lastMove: { from: SquareName; to: SquareName } | null;
  premove: { from: SquareName; to: SquareName } | null;
  picked: SquareName | null;
  destinations: ReadonlySet<SquareName>;
  hovered: SquareName | null;
  lossSquare: SquareName | null;
}

/** What is drawn onto the squares, under the pieces: the last move, the picked piece, where it may go, a loss. */
export function Marks({
  board,
  orientation,
  lastMove,
  premove,
  picked,
  destinations,
  hovered,
  lossSquare,
}: MarksProps) {
  const corner = (square: SquareName) => {
    const { column, row } = placeOf(square, orientation);
    return { x: column, y: row };
  };
  const middle = (square: SquareName) => {
    const { x, y } = corner(square);
    return { cx: x + 0.5, cy: y + 0.5 };
  };

  // In the mist the own last move is a lantern seen through it; on a lit square the square itself is lit.
  const lantern = useId();

  return (
    <svg className={styles.marks} viewBox="0 0 8 8" aria-hidden="true">
      <radialGradient id={lantern}>
        <stop offset="0" className={styles.lantern} />
        <stop offset="1" className={styles.lantern} stopOpacity="0" />
      </radialGradient>
      {lastMove && (
        <g className={styles.lastMove}>
          {[lastMove.from, lastMove.to].map((square) =>
            square === lossSquare ? null : board[square] === 'fog' ? (
              <circle key={square} {...middle(square)} r="0.62" fill={`url(#${lantern})`} />
            ) : (
              <rect key={square} {...corner(square)} width="1" height="1" />
            ),
          )}
        </g>
      )}
      {premove && (
        <g className={styles.premove}>
          <rect {...corner(premove.from)} width="1" height="1" />
          <rect {...corner(premove.to)} width="1" height="1" />
        </g>
      )}
      {picked && <rect className={styles.picked} {...corner(picked)} width="1" height="1" />}
      {hovered && destinations.has(hovered) && (
        <rect className={styles.hovered} {...corner(hovered)} width="1" height="1" />
      )}
      {[...destinations].map((square) =>
        board[square] === 'empty' || board[square] === 'fog' ? (
          <circle key={square} className={styles.step} {...middle(square)} r="0.14" />
        ) : (
          <circle key={square} className={styles.capture} {...middle(square)} r="0.43" />
        ),
      )}
      {lossSquare && <LossMark {...corner(lossSquare)} />}
    </svg>
  );
}

/** A ring with a cross, told by its shape as well as by its colour. */
function LossMark({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.loss} transform={`translate(${x} ${y})`}>
      <circle cx="0.5" cy="0.5" r="0.31" />
      <path d="M.38 .38 .62 .62M.62 .38 .38 .62" />
    </g>
  );
}
