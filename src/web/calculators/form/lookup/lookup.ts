import { type ComponentType, createContext } from 'react';
import type { LookupField } from '#shared/calculators/form/field.ts';

export interface LookupOption {
  /** The text that selecting the option writes into the input. */
  readonly value: string;
  /** A remark in small type beside the value. */
  readonly note?: string;
}

/** A button that fills another input of the same row: „ნაჭერი, 30 გ“. */
export interface QuickFill {
  readonly label: string;
  readonly field: string;
  readonly value: string;
}

/** The data that a lookup input searches, and its texts. */
export interface LookupSource {
  readonly search: (text: string) => readonly LookupOption[];
  readonly quickFillsFor: (text: string) => readonly QuickFill[];
  readonly placeholder: string;
  /** Announces the number of results to screen readers. */
  readonly resultCount: (count: number) => string;
  readonly noResults: string;
}

export interface LookupInputProps {
  readonly name: string;
  readonly field: LookupField;
}

/** The lookup input component. Only pages with a lookup source provide it, so that other pages do not load it. */
export const LookupInputContext = createContext<ComponentType<LookupInputProps> | undefined>(undefined);
