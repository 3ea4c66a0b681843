import type { ReactNode } from 'react';
import styles from './reading.module.css';

interface ReadingPageProps {
  /** A few words over the title, where it needs them. */
  kicker?: string;
  title: string;
  /** What the page says in one sentence, where it has one. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page to be read: large words, one sentence that says it all, and room. */
export function ReadingPage({ kicker, title, lead, children }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** A part of such a page under a title of its own. */
export function ReadingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Parts that are short enough to stand beside each other where there is room. */
export function ReadingRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
