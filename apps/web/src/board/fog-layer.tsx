import type { Color, SquareName } from '@fog/engine';
import { useId, useState } from 'react';
import styles from './fog-layer.module.css';
import { BEYOND_RIM, fogOutline } from './fog-outline';
import { STREAKS } from './fog-streaks';
import { DARK_SQUARES } from './geometry';
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

/** How dense the lamplight hangs from where all is seen to where nothing is: most at the very edge of the mist. */
const GLOW = '0 .1 .3 .3 .16 .06 0';

const PARTS = ['soft', 'halo', 'edge', 'wisps', 'depth', 'brush'] as const;

interface MistProps {
  outline: string;
  phase: 'arriving' | 'resting' | 'leaving';
  onGone?: () => void;
}

function Mist({ outline, phase, onGone }: MistProps) {
  const id = useId();
  const [soft, halo, edge, wisps, depth, brush] = PARTS.map((part) => `${id}${part}`);
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
        <filter id={halo} filterUnits="userSpaceOnUse" {...SHEET}>
          <feGaussianBlur stdDeviation="0.17" />
          <feComponentTransfer>
            <feFuncA type="table" tableValues={GLOW} />
          </feComponentTransfer>
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
        {/* Slanted, so that the strokes of a row never stand under those of the one above. */}
        <pattern id={brush} patternUnits="userSpaceOnUse" width="4" height="2" patternTransform="skewX(38)">
          <path className={styles.streaks} d={STREAKS} />
        </pattern>
      </defs>
      <g mask={`url(#${edge})`}>
        <rect {...SHEET} fill={`url(#${depth})`} />
        <rect className={styles.wisps} {...SHEET} mask={`url(#${wisps})`} />
        <path className={styles.chequer} d={DARK_SQUARES} />
        <rect {...SHEET} fill={`url(#${brush})`} />
      </g>
      <path className={styles.glow} d={outline} filter={`url(#${halo})`} />
    </svg>
  );
}
