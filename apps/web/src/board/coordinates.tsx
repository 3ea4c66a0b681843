import type { Color } from '@fog/engine';
import styles from './coordinates.module.css';
import { isDark, rowsOf } from './geometry';
import type { BoardContent } from './placement';

interface CoordinatesProps {
  board: BoardContent;
  orientation: Color;
}

/** The ranks down the left side and the files along the bottom, each in an ink its own square can bear. */
export function Coordinates({ board, orientation }: CoordinatesProps) {
  const rows = rowsOf(orientation);
  const ground = (square: (typeof rows)[number][number]) => {
    if (board[square] === 'fog') return 'fog';
    return isDark(square) ? 'dark' : 'light';
  };

  return (
    <svg className={styles.coordinates} viewBox="0 0 8 8" aria-hidden="true">
      {rows.map(([square], row) => (
        <text key={square} data-ground={square && ground(square)} x="0.07" y={row + 0.21}>
          {square?.[1]}
        </text>
      ))}
      {rows.at(-1)?.map((square, column) => (
        <text key={square} className={styles.file} data-ground={ground(square)} x={column + 0.94} y="7.92">
          {square[0]}
        </text>
      ))}
    </svg>
  );
}
