import { createContext, useContext } from 'react';
import type { Entries } from '#shared/calculators/form/field.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';

/** The state that the inputs of a form share. Names are full input names, row numbers included. */
export interface FormState {
  readonly entries: Entries;
  /** The year of the reader's calendar; undefined until the script runs, because cached pages may outlive it. */
  readonly thisYear: number | undefined;
  readonly change: (name: string, value: string) => void;
  readonly refusalOf: (name: string) => Refusal | undefined;
  /** Enters the value that a refusal suggests and calculates again. */
  readonly accept: (instead: NonNullable<Refusal['instead']>) => void;
}

const noop = (): void => undefined;

export const FormContext = createContext<FormState>({
  entries: {},
  thisYear: undefined,
  change: noop,
  refusalOf: () => undefined,
  accept: noop,
});

/** Returns the state of the enclosing form. */
export const useFormState = (): FormState => useContext(FormContext);
