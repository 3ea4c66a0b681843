import type { Color, SquareName } from '@fog/engine';
import { useId, useState } from 'react';
import styles from './fog-layer.module.css';
import { BEYOND_RIM, fogOutline } from './fog-outline';
import mist from './mist.webp';

interface FogLayerProps {
  visible: ReadonlySet<SquareName>;
  orientation: Color;
}

/**
 * The mist over everything that is not seen. When sight changes, the old and the new mist cross-fade: each is
 * drawn once and only its opacity moves, because the blur of the edge is what costs.
 */
export function FogLayer({ visible, orientation }: FogLayerProps) {
  const outline = fogOutline(visible, orientation);
  const [shown, setShown] = useState<{ outline: string; leaving: string | null }>({ outline, leaving: null });
  if (shown.outline !== outline) setShown({ outline, leaving: shown.outline });
  const { leaving } = shown;

  return (
    <div className={styles.layer}>
      {leaving !== null && leaving !== outline && (
        <Mist
          key={leaving}
          outline={leaving}
          phase="leaving"
          onGone={() => setShown({ outline, leaving: null })}
        />
      )}
      <Mist key={outline} outline={outline} phase={leaving === null ? 'resting' : 'arriving'} />
    </div>
  );
}

/** What a sheet of mist covers, in squares: a little more than the board, so that no light creeps in at the rim. */
const SHEET = { x: -BEYOND_RIM, y: -BEYOND_RIM, width: 8 + 2 * BEYOND_RIM, height: 8 + 2 * BEYOND_RIM };

/** The lamplight along the edge of the mist: strokes of growing width, each faint, cost far less than a blur. */
const GLOW_WIDTHS = [0.08, 0.11, 0.14, 0.17, 0.2, 0.23, 0.26, 0.29, 0.32, 0.35];

const PARTS = ['soft', 'edge', 'wisps', 'depth', 'chequer'] as const;

interface MistProps {
  outline: string;
  phase: 'arriving' | 'resting' | 'leaving';
  onGone?: () => void;
}

function Mist({ outline, phase, onGone }: MistProps) {
  const id = useId();
  const [soft, edge, wisps, depth, chequer] = PARTS.map((part) => `${id}${part}`);
  return (
    <svg
      className={styles.mist}
      data-phase={phase}
      viewBox="0 0 8 8"
      aria-hidden="true"
      onAnimationEnd={onGone}
    >
      <defs>
        <filter id={soft} filterUnits="userSpaceOnUse" {...SHEET}>
          <feGaussianBlur stdDeviation="0.1" />
        </filter>
        <mask id={edge} maskUnits="userSpaceOnUse" {...SHEET}>
          <path d={outline} fill="#fff" filter={`url(#${soft})`} />
        </mask>
        <mask id={wisps} maskUnits="userSpaceOnUse" {...SHEET}>
          <image href={mist.src} {...SHEET} preserveAspectRatio="none" />
        </mask>
        <linearGradient id={depth} gradientUnits="userSpaceOnUse" x1="2" y1="0" x2="6" y2="8">
          <stop offset="0" className={styles.deep} />
          <stop offset="1" className={styles.high} />
        </linearGradient>
        <pattern id={chequer} patternUnits="userSpaceOnUse" width="2" height="2">
          <path className={styles.chequer} d="M1 0H2V1H1ZM0 1H1V2H0Z" />
          <path className={styles.waves} d={WAVES} />
        </pattern>
      </defs>
      <g className={styles.glow}>
        {GLOW_WIDTHS.map((width) => (
          <path key={width} d={outline} strokeWidth={width} />
        ))}
      </g>
      <g mask={`url(#${edge})`}>
        <rect {...SHEET} fill={`url(#${depth})`} />
        <rect className={styles.wisps} {...SHEET} mask={`url(#${wisps})`} />
        <rect {...SHEET} fill={`url(#${chequer})`} />
      </g>
    </svg>
  );
}

/** Small waves, one pair in the middle of every square: the fog can be told by its pattern, without any colour. */
const WAVES = [0, 1]
  .flatMap((row) => [0, 1].map((column) => [column + 0.33, row + 0.46] as const))
  .map(([x, y]) => `M${x} ${y}q.085 -.07 .17 0t.17 0m-.24 .11q.085 -.07 .17 0t.17 0`)
  .join('');
