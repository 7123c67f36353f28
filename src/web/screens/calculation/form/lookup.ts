import { createContext } from 'react';

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

export const LookupContext = createContext<LookupSource | undefined>(undefined);
