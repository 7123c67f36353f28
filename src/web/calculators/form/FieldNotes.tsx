import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Field } from '#shared/calculators/form/field.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './Field.module.css';
import { errorId, hintId, useFormState } from './form-state.ts';

interface FieldNotesProps {
  readonly name: string;
  readonly field: Field;
  readonly children?: ReactNode;
}

/** Renders the notes under an input: its hint, its error and a button for the value that was probably meant. */
export function FieldNotes({ name, field, children }: FieldNotesProps) {
  const { refusalOf, accept } = useFormState();
  const refusal = refusalOf(name);
  return (
    <div className={styles.notes}>
      {children}
      {field.hint && (
        <p className={styles.hint} id={hintId(name)}>
          <NoBreakText text={field.hint} />
        </p>
      )}
      {refusal && (
        <div className={styles.refusal}>
          <p className={styles.error} id={errorId(name)} data-error={name}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>
              <NoBreakText text={refusal.message} />
            </span>
          </p>
          {refusal.instead && (
            <button
              type="button"
              className={styles.instead}
              onClick={() => refusal.instead && accept(refusal.instead)}
            >
              {refusal.instead.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
