import type { Color } from '@fog/engine';
import type { Stroke } from './drawing';
import styles from './drawing-layer.module.css';
import { placeOf } from './geometry';

/** How far an arrow stays away from the middles of its squares, and how long its head is, in squares. */
const GAP = 0.12;
const HEAD = 0.34;

/** The person's own arrows and circles, above everything and out of the way of every hand. */
export function DrawingLayer({ strokes, orientation }: { strokes: readonly Stroke[]; orientation: Color }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 8 8" aria-hidden="true">
      {strokes.map((stroke) => {
        const from = placeOf(stroke.from, orientation);
        const [x, y] = [from.column + 0.5, from.row + 0.5];
        const key = `${stroke.from}${stroke.to}`;
        if (stroke.from === stroke.to)
          return <circle key={key} data-ink={stroke.ink} cx={x} cy={y} r="0.44" />;
        const to = placeOf(stroke.to, orientation);
        const [right, down] = [to.column - from.column, to.row - from.row];
        const length = Math.hypot(right, down) - GAP;
        const angle = (Math.atan2(down, right) * 180) / Math.PI;
        return (
          <g key={key} data-ink={stroke.ink} transform={`translate(${x} ${y}) rotate(${angle})`}>
            <path d={`M${GAP} 0H${length - HEAD}`} />
            <path className={styles.head} d={`M${length - HEAD} -.2 ${length} 0l-${HEAD} .2z`} />
          </g>
        );
      })}
    </svg>
  );
}
