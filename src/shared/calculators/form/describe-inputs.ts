import { calculatorScreen } from '#shared/language/ka/calculators/screen.ts';
import type { Definition } from '../calculator.ts';
import { parseDay } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { Entries, Field, Form } from './field.ts';
import { isCounted } from './read-field.ts';
import { rowName, rowNumbersOf } from './read-form.ts';

export interface DescribedInput {
  readonly label: string;
  readonly text: string;
}

/** What was typed, as words: for the printed and the copied answer. Untouched rows and inputs that do not count are left out. */
export function describeInputs({ fields, rows }: Definition, entries: Entries): readonly DescribedInput[] {
  const told = rows
    ? rowNumbersOf(entries).flatMap((row) => describeRow(rows.fields, entries, row, rows.legend(row)))
    : [];
  return [...told, ...describeForm(fields, entries, (name) => name)];
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
    const text = isCounted(field, own, (other) => own[other] ?? '')
      ? writeEntry(field, read(name), read)
      : '';
    return text === '' ? [] : [{ label: field.label, text }];
  });
}

function writeEntry(field: Field, text: string, read: (name: string) => string): string {
  switch (field.kind) {
    case 'check':
      return text === 'on' ? calculatorScreen.yes : '';
    case 'choice': {
      const options = field.optionsFor ? field.optionsFor(read) : field.options;
      // Of options that another input leaves, the first is taken until one is chosen, as in reading.
      const usual = field.initial ?? (field.optionsFor && options[0]?.value);
      return options.find(({ value }) => value === (text || usual))?.label ?? '';
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
