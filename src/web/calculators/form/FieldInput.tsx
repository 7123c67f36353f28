import { useContext } from 'react';
import type { Field } from '#shared/calculators/form/field.ts';
import { CheckInput } from './CheckInput.tsx';
import { DayInput } from './DayInput.tsx';
import { ListInput } from './ListInput.tsx';
import { LookupInputContext } from './lookup/lookup.ts';
import { NumberInput } from './NumberInput.tsx';
import { SegmentsInput } from './SegmentsInput.tsx';

interface FieldInputProps {
  /** Full name of the input: `height_cm`, `value.2`. */
  readonly name: string;
  readonly field: Field;
  /** Returns the value of another input of the same form or row. */
  readonly read: (other: string) => string;
}

/** Renders one input with its label, hint and error. */
export function FieldInput({ name, field, read }: FieldInputProps) {
  const Lookup = useContext(LookupInputContext);
  switch (field.kind) {
    case 'number':
      return <NumberInput name={name} field={field} />;
    case 'day':
      return <DayInput name={name} field={field} />;
    case 'check':
      return <CheckInput name={name} field={field} />;
    case 'choice':
      return field.look === 'segments' ? (
        <SegmentsInput name={name} field={field} />
      ) : (
        <ListInput name={name} field={field} read={read} />
      );
    case 'lookup':
      return Lookup ? <Lookup name={name} field={field} /> : null;
  }
}
