import { TriangleAlert } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { errorSummary as text } from '#shared/language/ka/site/forms.ts';
import type { FieldErrors } from '../field-errors.ts';
import { adviceOn } from '../frame/field-advice.ts';
import styles from './ErrorSummary.module.css';
import { findControl, focusControl, labelOf } from './find-control.ts';

interface ErrorSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
}

interface WrongField {
  readonly name: string;
  readonly control: HTMLElement;
  readonly label: string;
  readonly message: string;
}

/** Renders at the top of a form why it was refused as a whole, and what to correct, each with a way to its field. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const { __all__: refusal, ...byField } = errors;
  const [fields, setFields] = useState<readonly WrongField[]>([]);
  // Labels are read from the form, so that the summary calls a field by the words that stand above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `byField` is a part of `errors`.
  useLayoutEffect(() => setFields(listWrongFields(form.current, byField)), [form, errors]);
  if (!refusal && fields.length === 0) return null;
  return (
    <div className={styles.summary} data-error-summary tabIndex={-1} role="alert">
      <TriangleAlert size={20} aria-hidden />
      <div className={styles.text}>
        {refusal && <p data-error="__all__">{refusal}</p>}
        {fields.length > 0 && (
          <>
            {!refusal && <p>{text.title(fields.length)}</p>}
            <ul className={styles.list}>
              {fields.map(({ name, control, label, message }) => (
                <li key={name}>
                  <button type="button" className={styles.link} onClick={() => focusControl(control)}>
                    {label && `${label}: `}
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** Lists the wrong fields in the order in which they stand in the form. */
function listWrongFields(form: HTMLFormElement | null, errors: FieldErrors): readonly WrongField[] {
  return Object.entries(errors)
    .flatMap(([name, error]) => {
      const control = findControl(form, name);
      return control
        ? [{ name, control, label: labelOf(control), message: adviceOn(name, error) ?? error }]
        : [];
    })
    .toSorted(({ control: one }, { control: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
}
