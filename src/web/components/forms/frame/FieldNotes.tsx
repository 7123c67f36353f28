import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../Field.module.css';
import { adviceOn } from './field-advice.ts';

interface FieldNotesProps {
  readonly name: string;
  readonly hint?: ReactNode;
  readonly hintId?: string;
  /** What is wrong and what to do. */
  readonly error?: ReactNode;
  readonly errorId: string;
  /** A control that corrects the error. */
  readonly remedy?: ReactNode;
  /** Further notes, above the hint. */
  readonly children?: ReactNode;
}

/** Renders what stands under a control: its notes, its hint and its error. */
export function FieldNotes({ name, hint, hintId, error, errorId, remedy, children }: FieldNotesProps) {
  const advice = typeof error === 'string' ? adviceOn(name, error) : undefined;
  return hint || error || children ? (
    <div className={styles.notes}>
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={18} aria-hidden />
          <span>
            <span data-error={name}>{error}</span>
            {advice && ` ${advice}`}
          </span>
        </p>
      )}
      {error && remedy}
    </div>
  ) : null;
}
