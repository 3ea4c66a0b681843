import { COLORS, type Color } from '@fog/engine';
import type { Frame } from './load-replay';
import { squaresSeen } from './sight';
import styles from './sight-chart.module.css';
import type { Story } from './story';

/** The chart's own units: a half-move is one wide, a square one high; White's half stands on Black's. */
const HALF = 64;
/** Marks keep to the rim, which lies in mist in all but the rarest game: there they stand out. */
const LINE = 20;
const DIRECTIONS = { white: -1, black: 1 } as const satisfies Record<Color, number>;

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
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${-HALF} ${plies} ${2 * HALF}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {COLORS.map((color) => (
        <g key={color}>
          <path className={styles[color]} d={area(frames, color)} />
          {story && <Ticks story={story} color={color} />}
        </g>
      ))}
    </svg>
  );
}

function Ticks({ story, color }: { story: Story; color: Color }) {
  const rim = DIRECTIONS[color] * (HALF - 2);
  const line = (ply: number) => `M${ply} ${DIRECTIONS[color] * HALF}v${-DIRECTIONS[color] * LINE}`;
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

function area(frames: readonly Frame[], color: Color): string {
  const heights = frames.map((frame, ply) => `L${ply} ${DIRECTIONS[color] * squaresSeen(frame[color])}`);
  return `M0 0${heights.join('')}V0Z`;
}
