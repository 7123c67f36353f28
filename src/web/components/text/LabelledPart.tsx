import type { ReactNode } from 'react';
import styles from './LabelledPart.module.css';

interface LabelledPartProps {
  readonly label: string;
  readonly headingLevel?: 2 | 3;
  /** `answer` is highlighted. */
  readonly kind?: 'plain' | 'answer';
  readonly children: ReactNode;
}

/** Renders a part of a conversation under a small heading. */
export function LabelledPart({ label, headingLevel = 3, kind = 'plain', children }: LabelledPartProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className={kind === 'answer' ? styles.answer : undefined}>
      <Heading className={styles.label}>{label}</Heading>
      {children}
    </section>
  );
}
