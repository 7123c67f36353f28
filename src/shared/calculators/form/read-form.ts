import type { CivilDay } from '../days/civil-day.ts';
import type { Entries, Form, Rows, ValuesOf } from './field.ts';
import { applies, readField } from './read-field.ts';
import type { Refusal } from './refusal.ts';

/** Either all values, or all refusals. */
export type ReadForm<Values> =
  | { readonly values: Values; readonly refusals?: undefined }
  | { readonly values?: undefined; readonly refusals: readonly Refusal[] };

export interface ReadRow<F extends Form> {
  /** Number of the row in the input names, from 1. */
  readonly row: number;
  readonly values: ValuesOf<F>;
}

/** The name of an input in a row: `value.2`. */
export const rowName = (field: string, row: number): string => `${field}.${row}`;

const initialOf = (form: Form, name: string): string => {
  const field = form[name];
  return field && 'initial' in field && field.initial !== undefined ? field.initial : '';
};

/** Parses all inputs of a form. Inputs that do not apply are undefined. */
export function readForm<F extends Form>(form: F, entries: Entries, today: CivilDay): ReadForm<ValuesOf<F>> {
  return readNamed(form, entries, today, (name) => name);
}

function readNamed<F extends Form>(
  form: F,
  entries: Entries,
  today: CivilDay,
  nameOf: (field: string) => string,
): ReadForm<ValuesOf<F>> {
  const refusals: Refusal[] = [];
  const values: Record<string, unknown> = {};
  const own: Entries = Object.fromEntries(
    Object.keys(form).map((field) => [field, entries[nameOf(field)] ?? '']),
  );
  const read = (field: string) => own[field] || initialOf(form, field);
  for (const [name, field] of Object.entries(form)) {
    if (!applies(field, own, (other) => initialOf(form, other))) continue;
    const found = readField(field, own[name] ?? '', today, read);
    if ('value' in found) {
      values[name] = found.value;
      continue;
    }
    const { instead } = found.refusal;
    refusals.push({
      ...found.refusal,
      field: nameOf(name),
      ...(instead ? { instead: { ...instead, field: nameOf(instead.field || name) } } : {}),
    });
  }
  return refusals.length > 0 ? { refusals } : { values: values as ValuesOf<F> };
}

/** Parses the repeated inputs and skips empty rows. At least one row is required. */
export function readRows<F extends Form>(
  rows: Rows<F>,
  entries: Entries,
  today: CivilDay,
): ReadForm<readonly ReadRow<F>[]> {
  const filled = rowNumbersOf(entries).filter((row) =>
    rows.filledBy.some((field) => (entries[rowName(field, row)] ?? '').trim() !== ''),
  );
  const read = (filled.length > 0 ? filled : [1]).map((row) => ({
    row,
    ...readNamed(rows.fields, entries, today, (field) => rowName(field, row)),
  }));
  const refusals = read.flatMap((each) => each.refusals ?? []);
  if (refusals.length > 0) return { refusals };
  return { values: read.flatMap(({ row, values }) => (values ? [{ row, values }] : [])) };
}

/** The numbers of the rows in the inputs, sorted. */
export function rowNumbersOf(entries: Entries): readonly number[] {
  const numbers = Object.keys(entries).flatMap((name) => {
    const found = /\.([1-9]\d{0,2})$/.exec(name);
    return found ? [Number(found[1])] : [];
  });
  return [...new Set(numbers)].sort((one, other) => one - other);
}
