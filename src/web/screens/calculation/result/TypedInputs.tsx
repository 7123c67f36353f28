import type { Definition } from '#shared/calculators/calculator.ts';
import { describeInputs } from '#shared/calculators/form/describe-inputs.ts';
import type { Entries } from '#shared/calculators/form/field.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import styles from './TypedInputs.module.css';

interface TypedInputsProps {
  readonly definition: Definition;
  readonly entries: Entries;
}

/** What was typed, for paper alone: on the screen it stands in the form. */
export function TypedInputs({ definition, entries }: TypedInputsProps) {
  return (
    <section className={styles.inputs}>
      <h3 className={styles.title}>{words.inputs}</h3>
      <ul>
        {describeInputs(definition, entries).map(({ label, text }) => (
          <li key={label}>
            {label}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
