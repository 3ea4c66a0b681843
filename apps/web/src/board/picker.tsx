import type { CSSProperties, ReactNode } from 'react';
import styles from './picker.module.css';
import { type ArrowSteps, useButtonWalk } from './use-button-walk';

interface PickerProps {
  /** Where it lies on the board and how large it is, in squares. */
  place: { column: number; row: number; width: number; height: number };
  /** What it asks. */
  label: string;
  steps: ArrowSteps;
  /** Whether the rest of the board steps back while it is open. */
  dims?: boolean;
  /** Whether the first button is the lowest; for a single column. */
  upwards?: boolean;
  onCancel(): void;
  /** Buttons that wear `pickerChoice`. */
  children: ReactNode;
}

/** The class of a button in a picker. */
export const pickerChoice = styles.choice;

/** A few buttons that lie on the board and have it to themselves until one is pressed, or something beside them. */
export function Picker({
  place,
  label,
  steps,
  dims = false,
  upwards = false,
  onCancel,
  children,
}: PickerProps) {
  const { list, onKeyDown } = useButtonWalk(steps, onCancel);
  const variables = Object.fromEntries(Object.entries(place).map(([name, value]) => [`--${name}`, value]));
  return (
    <div
      className={styles.veil}
      data-dims={dims}
      onPointerDown={(event) => event.target === event.currentTarget && onCancel()}
    >
      <div
        ref={list}
        className={styles.picker}
        data-upwards={upwards}
        style={variables as CSSProperties}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>
  );
}
