import { calculatorScreen } from '#shared/language/ka/calculators/screen.ts';
import type { Definition } from '../calculator.ts';
import { parseDay } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { Entries, Field, Form } from './field.ts';
import { applies } from './read-field.ts';
import { rowName, rowNumbersOf } from './read-form.ts';

export interface DescribedInput {
  readonly label: string;
  readonly text: string;
}

/** Describes the inputs in words, for the printed and copied answer. Empty rows and inputs that do not apply are left out. */
export function describeInputs({ fields, rows }: Definition, entries: Entries): readonly DescribedInput[] {
  const describedRows = rows
    ? rowNumbersOf(entries).flatMap((row) => describeRow(rows.fields, entries, row, rows.legend(row)))
    : [];
  return [...describedRows, ...describeForm(fields, entries, (name) => name)];
}

function describeRow(form: Form, entries: Entries, row: number, legend: string): readonly DescribedInput[] {
  const parts = describeForm(form, entries, (name) => rowName(name, row)).map(({ text }) => text);
  return parts.length > 1 ? [{ label: legend, text: parts.join(' · ') }] : [];
}

function describeForm(
  form: Form,
  entries: Entries,
  nameOf: (name: string) => string,
): readonly DescribedInput[] {
  const read = (name: string) => entries[nameOf(name)] ?? '';
  const own: Entries = Object.fromEntries(Object.keys(form).map((name) => [name, read(name)]));
  return Object.entries(form).flatMap(([name, field]) => {
    const text = applies(field, own, (other) => own[other] ?? '') ? writeEntry(field, read(name), read) : '';
    return text === '' ? [] : [{ label: field.label, text }];
  });
}

function writeEntry(field: Field, text: string, read: (name: string) => string): string {
  switch (field.kind) {
    case 'check':
      return text === 'on' ? calculatorScreen.yes : '';
    case 'choice': {
      const options = field.optionsFor ? field.optionsFor(read) : field.options;
      // With `optionsFor` the first option is the default, as in reading.
      const defaultValue = field.initial ?? (field.optionsFor && options[0]?.value);
      return options.find(({ value }) => value === (text || defaultValue))?.label ?? '';
    }
    case 'day': {
      const day = parseDay(text);
      return day === undefined ? '' : writeDay(day);
    }
    case 'number':
      return text.trim() && field.unit ? `${text.trim()} ${field.unit}` : text.trim();
    case 'lookup':
      return text.trim();
  }
}
