import { COLORS, type Color } from '@fog/engine';
import type { Frame } from './load-replay';
import { squaresSeen } from './sight';
import styles from './sight-chart.module.css';
import type { Story } from './story';

/** Which way each side's squares are drawn from the middle line. */
const DIRECTIONS = { white: -1, black: 1 } as const satisfies Record<Color, number>;
/** The rim of mist, in squares, that is left above the most that was ever seen: the marks stand in it. */
const RIM = 14;

interface SightChartProps {
  frames: readonly Frame[];
  /** Its marks, once they are worked out. */
  story: Story | null;
}

/**
 * How much each side saw as the game went by: lamplight growing into the mist, White's upwards, Black's downwards.
 * A red rim is a king in danger that its owner did not see, a red line a chance to take a king that was passed by, a
 * dashed line the first sight of the other king. A picture; the words stand elsewhere.
 */
export function SightChart({ frames, story }: SightChartProps) {
  const plies = frames.length - 1;
  const half = RIM + Math.max(...frames.flatMap(({ white, black }) => [white, black].map(squaresSeen)));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${-half} ${plies} ${2 * half}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {COLORS.map((color) => (
        <g key={color}>
          <path className={styles[color]} d={area(frames, color)} />
          {story && <Ticks story={story} color={color} rim={DIRECTIONS[color] * half} />}
        </g>
      ))}
    </svg>
  );
}

function Ticks({ story, color, rim }: { story: Story; color: Color; rim: number }) {
  const line = (ply: number) => `M${ply} ${rim}v${-DIRECTIONS[color] * RIM}`;
  const sight = story.firstSight[color];
  const chances = story.passedChances.filter((chance) => chance.color === color);
  return (
    <>
      <path
        className={styles.danger}
        d={story.unseenDanger[color].map((ply) => `M${ply} ${rim}h1`).join('')}
      />
      {sight !== null && <path className={styles.sight} d={line(sight)} />}
      <path className={styles.chance} d={chances.map(({ ply }) => line(ply)).join('')} />
    </>
  );
}

/** A half-move is one wide, a square one high. */
function area(frames: readonly Frame[], color: Color): string {
  const heights = frames.map((frame, ply) => `L${ply} ${DIRECTIONS[color] * squaresSeen(frame[color])}`);
  return `M0 0${heights.join('')}V0Z`;
}
