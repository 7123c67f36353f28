import type { Entries, Form, Rows } from '#shared/calculators/form/field.ts';
import { rowName } from '#shared/calculators/form/read-form.ts';

/** Removes a row and renumbers the rows after it, so that the numbers have no gaps. */
export function removeRow(entries: Entries, { fields }: Rows, row: number, count: number): Entries {
  const names = Object.keys(fields);
  const remaining: Record<string, string> = { ...entries };
  for (let target = row; target <= count; target += 1) {
    for (const name of names) {
      const moved = target < count ? entries[rowName(name, target + 1)] : undefined;
      if (moved === undefined) delete remaining[rowName(name, target)];
      else remaining[rowName(name, target)] = moved;
    }
  }
  return remaining;
}

/**
 * Drops choices that another input no longer allows, such as the unit of an analyte that was changed. Typed values
 * stay.
 */
export function dropImpossibleChoices(
  entries: Entries,
  form: Form,
  nameOf: (field: string) => string,
): Entries {
  const read = (field: string) => entries[nameOf(field)] ?? '';
  const impossible = Object.entries(form).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.optionsFor || read(name) === '') return [];
    return field.optionsFor(read).some(({ value }) => value === read(name)) ? [] : [nameOf(name)];
  });
  if (impossible.length === 0) return entries;
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !impossible.includes(name)));
}
