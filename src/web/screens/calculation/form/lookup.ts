import { type ComponentType, createContext } from 'react';
import type { LookupField } from '#shared/calculators/form/field.ts';

export interface LookupOption {
  /** What choosing it writes into the input. */
  readonly value: string;
  /** Stands beside it in small letters. */
  readonly note?: string;
}

/** One press that fills another input of the row: „ნაჭერი, 30 გ“. */
export interface Offer {
  readonly label: string;
  readonly field: string;
  readonly value: string;
}

/** What a lookup input is looked up in. */
export interface LookupSource {
  readonly search: (text: string) => readonly LookupOption[];
  readonly offersFor: (text: string) => readonly Offer[];
  readonly placeholder: string;
  /** Said to those who cannot see the list: how many were found. */
  readonly found: (count: number) => string;
  readonly nothing: string;
}

export interface LookupInputProps {
  readonly name: string;
  readonly field: LookupField;
}

/** The input for words that are looked up; only the pages that have such words bring it. */
export const LookupInputContext = createContext<ComponentType<LookupInputProps> | undefined>(undefined);
