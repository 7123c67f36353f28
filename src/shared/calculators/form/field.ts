/** What stands in the inputs, as typed, by input name. A checked box holds `on`. */
export type Entries = Readonly<Record<string, string>>;

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A unit people take by mistake: what was typed, times the factor, in the field's own unit. */
export interface Slip {
  readonly times: number;
  /** Field to change instead of the number, and its new value. */
  readonly unit?: { readonly field: string; readonly value: string };
}

interface Shared<Value> {
  readonly label: string;
  readonly hint?: string;
  /** The input counts, and is shown, only while another one holds one of these values. */
  readonly onlyWhen?: { readonly field: string; readonly isOneOf: readonly string[] };
  /** Stands behind a disclosure: most people leave it as it is. */
  readonly isDisclosed?: true;
  readonly isOptional?: true;
  /** What reading gives; never filled, there for the type alone. */
  readonly reads?: Value;
}

export interface NumberField<Value = number> extends Shared<Value> {
  readonly kind: 'number';
  /** Unit as printed beside the input. */
  readonly unit?: string;
  /** Least and greatest number taken, both included. */
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  readonly initial?: string;
  readonly example: string;
  readonly slips?: readonly Slip[];
}

export interface DayField<Value = unknown> extends Shared<Value> {
  readonly kind: 'day';
  /** Stands for today until it is changed. */
  readonly isToday?: true;
}

export interface ChoiceField<Value = string> extends Shared<Value> {
  readonly kind: 'choice';
  /** `segments` suits two or three short words. */
  readonly look: 'list' | 'segments';
  readonly options: readonly Option[];
  /** Options that hang on another input; `read` gives what stands in it. Replaces `options`. */
  readonly optionsFor?: (read: (field: string) => string) => readonly Option[];
  /** Chosen from the start; without it the reader must choose. */
  readonly initial?: string;
  /** Groups of a long list, by label, in order. */
  readonly groups?: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export interface CheckField<Value = boolean> extends Shared<Value> {
  readonly kind: 'check';
}

/** Words that are looked up in a list while typing. */
export interface LookupField<Value = string> extends Shared<Value> {
  readonly kind: 'lookup';
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any value; only `ValueOf` looks into it.
export type Field<Value = any> =
  | NumberField<Value>
  | DayField<Value>
  | ChoiceField<Value>
  | CheckField<Value>
  | LookupField<Value>;

export type ValueOf<F> = F extends { readonly reads?: infer Value } ? Exclude<Value, never> : never;
export type Form = Readonly<Record<string, Field>>;
export type ValuesOf<F extends Form> = { readonly [Name in keyof F]: ValueOf<F[Name]> };
