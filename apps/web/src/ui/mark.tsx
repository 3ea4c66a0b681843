import styles from './mark.module.css';

/** The mark of the site: a low lamp over a wave of mist. A picture only; the name stands beside it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 22" aria-hidden="true">
      <circle className={styles.lamp} cx="16" cy="9" r="7" />
      <path className={styles.mist} d="M2 15.6c3.4-3 6.5-3 9.9-.7s6.6 2.4 9.6.2 5.6-2.4 8.5-.9" />
      <path className={styles.wisp} d="M7 20c2.6-1.5 4.9-1.5 7.4-.3s5 1.2 7.6-.3" />
    </svg>
  );
}
