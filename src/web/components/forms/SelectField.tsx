import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Select } from './choices/Select.tsx';
import { FieldFrame, type FieldFrameProps } from './frame/FieldFrame.tsx';

interface SelectFieldProps
  extends Omit<FieldFrameProps, 'children'>,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'onChange' | 'autoComplete'> {
  /** The first option, which has no value; absent where one is always chosen. */
  readonly placeholder?: string | undefined;
  /** The `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** Renders a select with its label, hint and error. */
export function SelectField({
  name,
  label,
  hint,
  error,
  remedy,
  note,
  placeholder,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error, remedy, note }}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </Select>
      )}
    </FieldFrame>
  );
}
