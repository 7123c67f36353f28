import type { ChoiceField } from '#shared/calculators/form/field.ts';
import styles from './Field.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, inputId, labelId, useFormState } from './form-state.ts';

interface SegmentsInputProps {
  readonly name: string;
  readonly field: ChoiceField;
}

/** Renders two or three short options as a segmented control. */
export function SegmentsInput({ name, field }: SegmentsInputProps) {
  const { entries, change, refusalOf } = useFormState();
  const isRefused = refusalOf(name) !== undefined;
  const chosen = entries[name] || field.initial || '';
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId(name)}
      aria-describedby={describedBy(name, field, isRefused)}
    >
      <p className={styles.label} id={labelId(name)}>
        <FieldLabel field={field} />
      </p>
      <div className={styles.segments}>
        {field.options.map(({ value, label }, index) => (
          <label key={value} className={styles.segment}>
            <input
              className={styles.radio}
              id={index === 0 ? inputId(name) : undefined}
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => change(name, value)}
              aria-invalid={isRefused || undefined}
            />
            <span className={styles.segmentText}>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} field={field} />
    </div>
  );
}
