import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  /** Whether the lamp has gone out. */
  isOut?: boolean;
  title: string;
  body: string;
  /** The one way on. */
  children: ReactNode;
}

/** A page with nothing on it but weather: a lamp low over the mist, one sentence, one way on. */
export function Scene({ isOut = false, title, body, children }: SceneProps) {
  return (
    <div className={styles.scene}>
      <svg className={styles.picture} viewBox="0 0 320 150" data-out={isOut} aria-hidden="true">
        <circle className={styles.halo} cx="160" cy="82" r="66" />
        <circle className={styles.lamp} cx="160" cy="82" r="36" />
        <path className={styles.far} d="M0 94c32-16 60-15 94-2s62 15 94 1 64-14 132 4v53H0Z" />
        <path className={styles.near} d="M0 116c44-18 82-13 122-1s76 12 108 0 58-11 90-1v36H0Z" />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.body}>{body}</p>
      {children}
    </div>
  );
}
