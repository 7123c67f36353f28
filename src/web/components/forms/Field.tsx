import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './frame/FieldFrame.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'value'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'onChange'
  | 'onKeyDown'
>;

interface FieldProps extends InputProps, Omit<FieldFrameProps, 'children'> {
  /** A fixed text before the input. */
  readonly prefix?: string;
  /** The unit of the value, seen at the end of the box. The label says it to screen readers. */
  readonly unit?: string | undefined;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** Renders an input with its label, hint and error. */
export function Field({ name, label, hint, error, remedy, note, prefix, unit, end, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ name, hint, error, remedy, note }} label={<LabelWithUnit {...{ label, unit }} />}>
      {(control) => (
        <>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input {...input} {...control} className={styles.input} />
          {unit && (
            <span className={styles.unit} aria-hidden>
              {unit}
            </span>
          )}
          {end}
        </>
      )}
    </FieldFrame>
  );
}

function LabelWithUnit({ label, unit }: Pick<FieldProps, 'label' | 'unit'>) {
  return (
    <>
      {label}
      {unit && <span className={styles.unitWord}>, {unit}</span>}
    </>
  );
}
