import type { Entries, Form } from '#shared/calculators/form/field.ts';
import { isCounted } from '#shared/calculators/form/read-field.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { FieldInput } from './FieldInput.tsx';
import styles from './FieldList.module.css';
import { useFormState } from './form-state.ts';

interface FieldListProps {
  readonly fields: Form;
  /** Full name of a field's input. */
  readonly nameOf?: (field: string) => string;
}

const asItIs = (field: string): string => field;

/** The inputs of a form that count at the moment; those that few people change stand behind a disclosure. */
export function FieldList({ fields, nameOf = asItIs }: FieldListProps) {
  const { entries } = useFormState();
  const read = (field: string) => entries[nameOf(field)] ?? '';
  const own: Entries = Object.fromEntries(Object.keys(fields).map((name) => [name, read(name)]));
  const shown = Object.entries(fields).filter(([, field]) => isCounted(field, own, read));
  const open = shown.filter(([, field]) => !field.isDisclosed);
  const disclosed = shown.filter(([, field]) => field.isDisclosed);
  return (
    <>
      {open.length > 0 && (
        <div className={styles.list}>
          {open.map(([name, field]) => (
            <FieldInput key={name} name={nameOf(name)} field={field} read={read} />
          ))}
        </div>
      )}
      {disclosed.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{words.more}</summary>
          <div className={styles.list}>
            {disclosed.map(([name, field]) => (
              <FieldInput key={name} name={nameOf(name)} field={field} read={read} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
