import type { Entries, Form } from '#shared/calculators/form/field.ts';
import { applies } from '#shared/calculators/form/read-field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
import { FieldInput } from './FieldInput.tsx';
import styles from './FieldList.module.css';
import { useFormState } from './form-state.ts';

interface FieldListProps {
  readonly fields: Form;
  /** Returns the full name of a field's input. */
  readonly nameOf?: (field: string) => string;
}

const identity = (field: string): string => field;

/** Renders the inputs that apply to the values entered so far; rarely changed ones are inside a disclosure. */
export function FieldList({ fields, nameOf = identity }: FieldListProps) {
  const { entries } = useFormState();
  const read = (field: string) => entries[nameOf(field)] ?? '';
  const ownEntries: Entries = Object.fromEntries(Object.keys(fields).map((name) => [name, read(name)]));
  const applicable = Object.entries(fields).filter(([, field]) => applies(field, ownEntries, read));
  const visible = applicable.filter(([, field]) => !field.isDisclosed);
  const disclosed = applicable.filter(([, field]) => field.isDisclosed);
  return (
    <>
      {visible.length > 0 && (
        <div className={styles.list}>
          {visible.map(([name, field]) => (
            <FieldInput key={name} name={nameOf(name)} field={field} read={read} />
          ))}
        </div>
      )}
      {disclosed.length > 0 && (
        <Disclosure kind="more" summary={text.more}>
          <div className={styles.list}>
            {disclosed.map(([name, field]) => (
              <FieldInput key={name} name={nameOf(name)} field={field} read={read} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}
