import type { Field } from '#shared/calculators/form/field.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import styles from './FieldList.module.css';

/** A choice whose options depend on another input always has a value, so it is not marked as optional. */
const isMarkedOptional = (field: Field): boolean =>
  field.isOptional === true && !field.isQuiet && !(field.kind === 'choice' && field.optionsFor);

/** Renders the text of a label: the name, and whether the input is optional. */
export function FieldLabel({ field }: { readonly field: Field }) {
  return (
    <>
      {field.label}
      {isMarkedOptional(field) && <span className={styles.optional}> ({text.optional})</span>}
    </>
  );
}
