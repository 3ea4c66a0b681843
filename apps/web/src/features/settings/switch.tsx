import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** One line on what it does. */
  detail: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** One thing that is on or off. */
export function Switch({ label, detail, checked, onChange }: SwitchProps) {
  const detailId = useId();
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.label}>{label}</span>
        <span id={detailId} className={styles.detail}>
          {detail}
        </span>
      </span>
      <input
        type="checkbox"
        className={styles.track}
        aria-label={label}
        aria-describedby={detailId}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
