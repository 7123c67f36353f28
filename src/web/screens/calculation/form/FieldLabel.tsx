import type { Field } from '#shared/calculators/form/field.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import styles from './Field.module.css';

/** A choice that hangs on another always has something chosen. */
const maySkip = (field: Field): boolean =>
  field.isOptional === true && !field.isQuiet && !(field.kind === 'choice' && field.optionsFor);

/** Words of a label: what is asked, in which unit, and whether it may stay empty. */
export function FieldLabel({ field }: { readonly field: Field }) {
  return (
    <>
      {field.label}
      {field.kind === 'number' && field.unit && <span className={styles.unitWord}>, {field.unit}</span>}
      {maySkip(field) && <span className={styles.optional}> ({words.optional})</span>}
    </>
  );
}
