import { createContext, useContext } from 'react';
import type { Entries, Field } from '#shared/calculators/form/field.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';

/** The state that the inputs of a form share. Names are full input names, row numbers included. */
export interface FormState {
  readonly entries: Entries;
  readonly change: (name: string, value: string) => void;
  readonly refusalOf: (name: string) => Refusal | undefined;
  /** Enters the value that a refusal suggests and calculates again. */
  readonly accept: (instead: NonNullable<Refusal['instead']>) => void;
}

const noop = (): void => undefined;

export const FormContext = createContext<FormState>({
  entries: {},
  change: noop,
  refusalOf: () => undefined,
  accept: noop,
});

/** Returns the state of the enclosing form. */
export const useFormState = (): FormState => useContext(FormContext);

/** These functions return the ids of an input, its label, its hint and its error. */
export const inputId = (name: string): string => `input-${name}`;
export const labelId = (name: string): string => `label-${name}`;
export const hintId = (name: string): string => `hint-${name}`;
export const errorId = (name: string): string => `error-${name}`;

/** Returns the value of `aria-describedby`; undefined if the input has neither hint nor error. */
export function describedBy(name: string, field: Field, isRefused: boolean): string | undefined {
  const ids = [...(field.hint ? [hintId(name)] : []), ...(isRefused ? [errorId(name)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Returns the attributes shared by all text controls. */
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
