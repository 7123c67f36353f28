import { createContext, useContext } from 'react';
import type { Entries, Field } from '#shared/calculators/form/field.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';

/** What the inputs of a form share. Names are full input names, row numbers included. */
export interface FormState {
  readonly entries: Entries;
  readonly change: (name: string, value: string) => void;
  readonly refusalOf: (name: string) => Refusal | undefined;
  /** Takes over what a refusal offers instead, and calculates again. */
  readonly accept: (instead: NonNullable<Refusal['instead']>) => void;
}

const nothing = (): void => undefined;

export const FormContext = createContext<FormState>({
  entries: {},
  change: nothing,
  refusalOf: () => undefined,
  accept: nothing,
});

/** The form around an input. */
export const useFormState = (): FormState => useContext(FormContext);

/** Id of an input, and from it those of its label, its hint and of what is wrong with it. */
export const inputId = (name: string): string => `input-${name}`;
export const labelId = (name: string): string => `label-${name}`;
export const hintId = (name: string): string => `hint-${name}`;
export const errorId = (name: string): string => `error-${name}`;

/** Ids an input is described by; undefined where there are none. */
export function describedBy(name: string, field: Field, isRefused: boolean): string | undefined {
  const ids = [...(field.hint ? [hintId(name)] : []), ...(isRefused ? [errorId(name)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What every control is given that holds a text. */
export function useTextControl(name: string, field: Field) {
  const { entries, change, refusalOf } = useFormState();
  const isRefused = refusalOf(name) !== undefined;
  return {
    id: inputId(name),
    name,
    autoComplete: 'off',
    value: entries[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(name, target.value),
    'aria-invalid': isRefused || undefined,
    'aria-describedby': describedBy(name, field, isRefused),
  };
}
