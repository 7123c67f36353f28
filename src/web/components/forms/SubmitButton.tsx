import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface SubmitButtonProps {
  readonly kind?: 'main' | 'quiet' | 'danger';
  /** Whether the form can be submitted now. */
  readonly canSubmit: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Renders the submit button of a form. */
export function SubmitButton({ kind = 'main', canSubmit, isBusy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles[kind]} disabled={!canSubmit} aria-busy={isBusy || undefined}>
      {children}
    </button>
  );
}
