import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Field } from '#shared/calculators/form/field.ts';
import { Unbroken } from '#web/components/Unbroken.tsx';
import styles from './Field.module.css';
import { errorId, hintId, useFormState } from './form-state.ts';

interface FieldNotesProps {
  readonly name: string;
  readonly field: Field;
  readonly children?: ReactNode;
}

/** Under an input: its hint, and why it was not taken, with what was probably meant. */
export function FieldNotes({ name, field, children }: FieldNotesProps) {
  const { refusalOf, accept } = useFormState();
  const refusal = refusalOf(name);
  return (
    <div className={styles.notes}>
      {children}
      {field.hint && (
        <p className={styles.hint} id={hintId(name)}>
          <Unbroken text={field.hint} />
        </p>
      )}
      {refusal && (
        <div className={styles.refusal}>
          <p className={styles.error} id={errorId(name)} data-error={name}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>
              <Unbroken text={refusal.message} />
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
