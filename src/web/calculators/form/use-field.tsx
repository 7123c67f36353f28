import type { Field } from '#shared/calculators/form/field.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import styles from './FieldList.module.css';
import { useFormState } from './form-state.ts';

/** Returns the value of an input, a setter, and what all fields are given: name, label, hint, error and its remedy. */
export function useField(name: string, field: Field) {
  const { entries, change, refusalOf, accept } = useFormState();
  const refusal = refusalOf(name);
  const instead = refusal?.instead;
  return {
    text: entries[name] ?? '',
    change: (value: string) => change(name, value),
    frame: {
      name,
      label: <FieldLabel field={field} />,
      hint: field.hint && <NoBreakText text={field.hint} />,
      error: refusal && <NoBreakText text={refusal.message} />,
      remedy: instead && (
        <button type="button" className={styles.instead} onClick={() => accept(instead)}>
          {instead.label}
        </button>
      ),
    },
  };
}
