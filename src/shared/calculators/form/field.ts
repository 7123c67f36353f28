import type { CivilDay } from '../days/civil-day.ts';

/** The typed text of each input by name. A checked box has `on`. */
export type Entries = Readonly<Record<string, string>>;

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A unit that people use by mistake: the typed number times the factor is in the field's unit. */
export interface UnitMistake {
  readonly times: number;
  /** The unit in the suggestion: „170 სმ“. */
  readonly unit: string;
}

interface Shared<Value> {
  readonly label: string;
  readonly hint?: string;
  /** The input is shown and used only while another one has one of these values. */
  readonly onlyWhen?: { readonly field: string; readonly isOneOf: readonly string[] };
  /** Hidden behind a disclosure, because most people leave the default. */
  readonly isDisclosed?: true;
  readonly isOptional?: true;
  /** The rows explain that it is optional, so its label does not. */
  readonly isQuiet?: true;
  /** Phantom: the type of the parsed value. Never set. */
  readonly reads?: Value;
}

export interface NumberField<Value = unknown> extends Shared<Value> {
  readonly kind: 'number';
  /** The unit shown beside the input. */
  readonly unit?: string;
  /** Minimum and maximum, inclusive. */
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  readonly initial?: string;
  readonly example: string;
  readonly slips?: readonly UnitMistake[];
}

export interface DayField<Value = unknown> extends Shared<Value> {
  readonly kind: 'day';
  /** Defaults to today. */
  readonly isToday?: true;
}

export interface ChoiceField<Value = unknown> extends Shared<Value> {
  readonly kind: 'choice';
  /** `segments` is for two or three short labels. */
  readonly look: 'list' | 'segments';
  readonly options: readonly Option[];
  /** The available options, depending on another input; `read` returns that input's text. */
  readonly optionsFor?: (read: (field: string) => string) => readonly Option[];
  /** The default; without it the reader must choose. */
  readonly initial?: string;
}

export interface CheckField<Value = unknown> extends Shared<Value> {
  readonly kind: 'check';
}

/** A text that is looked up in a list while typing. */
export interface LookupField<Value = unknown> extends Shared<Value> {
  readonly kind: 'lookup';
}

export type Field<Value = unknown> =
  | NumberField<Value>
  | DayField<Value>
  | ChoiceField<Value>
  | CheckField<Value>
  | LookupField<Value>;

/** The type of a field's parsed value; one that may be left empty, or applies only at times, may have none. */
export type ValueOf<F> = F extends { readonly reads?: infer Value }
  ? F extends { readonly isOptional: true } | { readonly onlyWhen: object }
    ? Value | undefined
    : Value
  : never;
export type Form = Readonly<Record<string, Field>>;
export type ValuesOf<F extends Form> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** Inputs that can be repeated: `value.1`, `value.2`, … */
export interface Rows<F extends Form = Form> {
  readonly fields: F;
  /** The explanation above the first row. */
  readonly hint?: string;
  /** The fields that decide whether a row is filled; other rows are skipped. */
  readonly filledBy: readonly (keyof F & string)[];
  readonly initial: number;
  readonly most: number;
  readonly add: string;
  readonly remove: (row: number) => string;
  readonly legend: (row: number) => string;
}

type Described<F> = Omit<F, 'kind' | 'reads' | 'isOptional' | 'onlyWhen'>;

export const numberField = (described: Described<NumberField>): NumberField<number> => ({
  kind: 'number',
  ...described,
});

export const dayField = (described: Described<DayField>): DayField<CivilDay> => ({
  kind: 'day',
  ...described,
});

export const choiceField = <const Options extends readonly Option[]>(
  described: Described<ChoiceField> & { readonly options: Options },
): ChoiceField<Options[number]['value']> => ({ kind: 'choice', ...described });

export const checkField = (described: Described<CheckField>): CheckField<boolean> => ({
  kind: 'check',
  ...described,
});

export const lookupField = (described: Described<LookupField>): LookupField<string> => ({
  kind: 'lookup',
  ...described,
});

/** Makes a field optional. */
export const optional = <F extends Field>(field: F) => ({ ...field, isOptional: true as const });

/** Makes a field apply only while `other` has one of these values. */
export const onlyWhen = <F extends Field>(other: string, isOneOf: readonly string[], field: F) => ({
  ...field,
  onlyWhen: { field: other, isOneOf },
});
