import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** From how many options on they stand closer, in rows of four. */
const MANY = 5;

interface ChoiceProps<Value> {
  /** The group's name among the page's form fields. */
  name: string;
  legend: string;
  options: readonly { readonly value: Value; readonly label: string; readonly picture?: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
  disabled: boolean;
}

/** One thing to choose out of a few that all stand there: one tap, and nothing opens. */
export function Choice<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  disabled,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice} data-many={options.length >= MANY} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture && (
            <span className={styles.picture} aria-hidden="true">
              {option.picture}
            </span>
          )}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
