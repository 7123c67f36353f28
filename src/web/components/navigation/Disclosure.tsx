import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'className'> {
  /** What is pressed; it says what is behind it. */
  readonly summary: ReactNode;
  /** `more` adds something to what stands above it; `row` is a part of its own, as wide as the column, with a chevron at its end. */
  readonly kind: 'more' | 'row';
  /** Paper cannot be pressed: it has the content of a closed one, too, unless it is a part of a form. */
  readonly isPrinted?: boolean;
}

/** Renders something that few readers need at once, closed to its summary. It opens without script. */
export function Disclosure({ summary, kind, isPrinted = false, children, ...attributes }: DisclosureProps) {
  return (
    <details className={styles[kind]} data-printed={isPrinted || undefined} {...attributes}>
      <summary className={styles.summary}>
        {summary}
        {kind === 'row' && <ChevronDown size={20} className={styles.mark} aria-hidden="true" />}
      </summary>
      {children}
    </details>
  );
}
