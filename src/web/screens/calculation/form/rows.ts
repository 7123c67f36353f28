import type { Entries, Form, Rows } from '#shared/calculators/form/field.ts';
import { rowName } from '#shared/calculators/form/read-form.ts';

/** Takes a row out and moves those after it up by one, so that numbers stay without gaps. */
export function removeRow(entries: Entries, { fields }: Rows, row: number, count: number): Entries {
  const names = Object.keys(fields);
  const rest: Record<string, string> = { ...entries };
  for (let to = row; to <= count; to += 1) {
    for (const name of names) {
      const moved = to < count ? entries[rowName(name, to + 1)] : undefined;
      if (moved === undefined) delete rest[rowName(name, to)];
      else rest[rowName(name, to)] = moved;
    }
  }
  return rest;
}

/** Lets go of choices that another input no longer offers: the unit of an analyte that was changed. What was typed stays. */
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
