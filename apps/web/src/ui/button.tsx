import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** How much a button asks to be pressed: the one way on, a choice among others, or barely there. */
export type ButtonKind = 'lamp' | 'plain' | 'quiet';

/** The look of a button, for a link that should look like one. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
}

/** A button that says what it does. */
export function Button({ kind = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind)} {...rest} />;
}
