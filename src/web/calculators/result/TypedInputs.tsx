import type { Definition } from '#shared/calculators/calculator.ts';
import { describeInputs } from '#shared/calculators/form/describe-inputs.ts';
import type { Entries } from '#shared/calculators/form/field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import styles from './TypedInputs.module.css';

interface TypedInputsProps {
  readonly definition: Definition;
  readonly entries: Entries;
}

/** Lists the entered values for print; on the screen they are visible in the form. */
export function TypedInputs({ definition, entries }: TypedInputsProps) {
  return (
    <section className={styles.inputs}>
      <h3 className={styles.title}>{text.inputs}</h3>
      <ul>
        {describeInputs(definition, entries).map(({ label, text: value }) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
