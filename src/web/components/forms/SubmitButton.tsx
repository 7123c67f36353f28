import type { ReactNode } from 'react';
import styles from '../Button.module.css';

interface SubmitButtonProps {
  readonly kind?: 'main' | 'quiet' | 'danger';
  /** Whether a press is taken now. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Sends the form it stands in. */
export function SubmitButton({ kind = 'main', isOpen, isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles[kind]} disabled={!isOpen} aria-busy={isBusy || undefined}>
      {children}
    </button>
  );
}
