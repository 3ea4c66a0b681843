import { useTranslations } from 'next-intl';
import styles from './clock-face.module.css';
import { timeLeft } from './clock-text';

interface ClockFaceProps {
  /** Milliseconds left. */
  ms: number;
  /** Whether this side's time runs. */
  running?: boolean;
}

/** A seat's clock. That it is low is told by its tenths as well as by its color. */
export function ClockFace({ ms, running = false }: ClockFaceProps) {
  const translate = useTranslations('play.clock');
  const left = timeLeft(ms);
  const time = left.kind === 'figures' ? left.text : translate('days', left);
  return (
    <span
      className={styles.clock}
      data-running={running}
      data-low={left.kind === 'figures' && left.isLow}
      role="timer"
      aria-label={translate('label', { time })}
    >
      {time}
    </span>
  );
}
