import type { CivilDay } from '../days/civil-day.ts';

/** What stands in the inputs, as typed, by input name. A checked box holds `on`. */
export type Entries = Readonly<Record<string, string>>;

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A unit people take by mistake: what was typed times the factor is in the field's own unit. */
export interface Slip {
  readonly times: number;
  /** The mended number as asked back: „170 სმ“. */
  readonly unit: string;
}

interface Shared<Value> {
  readonly label: string;
  readonly hint?: string;
  /** The input counts, and is shown, only while another one holds one of these values. */
  readonly onlyWhen?: { readonly field: string; readonly isOneOf: readonly string[] };
  /** Stands behind a disclosure: most people leave it as it is. */
  readonly isDisclosed?: true;
  readonly isOptional?: true;
  /** The rows around say that it may stay empty, so its label need not. */
  readonly isQuiet?: true;
  /** What reading gives; never filled, there for the type alone. */
  readonly reads?: Value;
}

export interface NumberField<Value = unknown> extends Shared<Value> {
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

export interface ChoiceField<Value = unknown> extends Shared<Value> {
  readonly kind: 'choice';
  /** `segments` suits two or three short words. */
  readonly look: 'list' | 'segments';
  readonly options: readonly Option[];
  /** Which of the options another input leaves; `read` gives what stands in it. */
  readonly optionsFor?: (read: (field: string) => string) => readonly Option[];
  /** Chosen from the start; without it the reader must choose. */
  readonly initial?: string;
}

export interface CheckField<Value = unknown> extends Shared<Value> {
  readonly kind: 'check';
}

/** Words that are looked up in a list while typing. */
export interface LookupField<Value = unknown> extends Shared<Value> {
  readonly kind: 'lookup';
}

export type Field<Value = unknown> =
  | NumberField<Value>
  | DayField<Value>
  | ChoiceField<Value>
  | CheckField<Value>
  | LookupField<Value>;

export type ValueOf<F> = F extends { readonly reads?: infer Value } ? Value : never;
export type Form = Readonly<Record<string, Field>>;
export type ValuesOf<F extends Form> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A group of inputs that may be repeated: `value.1`, `value.2`, … */
export interface Rows<F extends Form = Form> {
  readonly fields: F;
  /** What the rows ask for, before the first of them. */
  readonly hint?: string;
  /** Fields that say whether a row was filled at all; an untouched row is passed over. */
  readonly told: readonly (keyof F & string)[];
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

type With<F, Value> = F extends NumberField
  ? NumberField<Value>
  : F extends DayField
    ? DayField<Value>
    : F extends ChoiceField
      ? ChoiceField<Value>
      : Field<Value>;

/** The same field, which may be left empty. */
export const optional = <F extends Field>(field: F): With<F, ValueOf<F> | undefined> =>
  ({ ...field, isOptional: true }) as unknown as With<F, ValueOf<F> | undefined>;

/** The same field, which counts only while `other` holds one of these values. */
export const onlyWhen = <F extends Field>(
  other: string,
  isOneOf: readonly string[],
  field: F,
): With<F, ValueOf<F> | undefined> =>
  ({ ...field, onlyWhen: { field: other, isOneOf } }) as unknown as With<F, ValueOf<F> | undefined>;
