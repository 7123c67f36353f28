import { refusals as words } from '#shared/language/ka/calculators/refusals.ts';
import { type CivilDay, parseDay } from '../days/civil-day.ts';
import { isAbove, isAtLeast, writeTrimmed } from '../figures/rounding.ts';
import type { ChoiceField, DayField, Entries, Field, NumberField } from './field.ts';
import { parseNumber } from './parse-number.ts';
import type { Refusal } from './refusal.ts';

/** The parsed value (undefined for an empty optional input), or why it was refused. */
export type ReadField = { readonly value: unknown } | { readonly refusal: Omit<Refusal, 'field'> };

const nothing: ReadField = { value: undefined };
const refuse = (code: Refusal['code'], message: string): ReadField => ({ refusal: { code, message } });

/** Parses one input; `read` returns the text of any other. */
export function readField(
  field: Field,
  text: string,
  today: CivilDay,
  read: (name: string) => string,
): ReadField {
  switch (field.kind) {
    case 'number':
      return readNumber(field, text);
    case 'day':
      return readDay(field, text, today);
    case 'choice':
      return readChoice(field, text, read);
    case 'check':
      return { value: text === 'on' || text === 'true' };
    case 'lookup':
      if (text.trim() !== '') return { value: text.trim() };
      return field.isOptional ? nothing : refuse('required', words.words);
  }
}

/** Whether an input applies, given the other inputs. */
export const applies = (field: Field, entries: Entries, initialOf: (name: string) => string): boolean =>
  !field.onlyWhen ||
  field.onlyWhen.isOneOf.includes(entries[field.onlyWhen.field] || initialOf(field.onlyWhen.field));

function readNumber(field: NumberField, text: string): ReadField {
  const parsed = parseNumber(text);
  if (parsed.kind === 'empty') {
    if (field.isOptional) return nothing;
    return field.initial === undefined
      ? refuse('required', words.number(field.example))
      : readNumber(field, field.initial);
  }
  if (parsed.kind === 'comparison') return refuse('comparison', words.comparison);
  if (parsed.kind === 'unreadable') return refuse('not_a_number', words.notANumber(field.example));
  const { value } = parsed;
  if (!isAtLeast(value, field.min) || isAbove(value, field.max)) return refuseRange(field, value);
  if (field.isWhole && !Number.isInteger(value)) return refuse('whole', words.whole(field.example));
  return { value };
}

function refuseRange(field: NumberField, value: number): ReadField {
  const unit = field.unit ? ` (${field.unit})` : '';
  const message = words.range(writeTrimmed(field.min, 2), writeTrimmed(field.max, 2), unit);
  const slip = field.slips?.find(({ times }) => value * times >= field.min && value * times <= field.max);
  if (!slip) return refuse('range', message);
  const meant = writeTrimmed(value * slip.times, 3);
  const amount = `${meant} ${slip.unit}`;
  return {
    refusal: {
      code: 'wrong_unit',
      message: `${words.meant(amount)} ${message}`,
      instead: { field: '', value: meant, label: words.take(amount) },
    },
  };
}

function readDay(field: DayField, text: string, today: CivilDay): ReadField {
  if (text.trim() === '') {
    if (field.isToday) return { value: today };
    return field.isOptional ? nothing : refuse('required', words.day);
  }
  // A day that is chosen in part: `2026--05`.
  if (text.startsWith('-') || text.includes('--') || text.endsWith('-')) return refuse('required', words.day);
  const value = parseDay(text);
  return value === undefined ? refuse('no_such_day', words.noSuchDay) : { value };
}

function readChoice(field: ChoiceField, text: string, read: (name: string) => string): ReadField {
  const options = field.optionsFor ? field.optionsFor(read) : field.options;
  const chosen = text || field.initial || (field.optionsFor && options[0]?.value) || '';
  if (chosen === '') return field.isOptional ? nothing : refuse('required', words.choice);
  return options.some(({ value }) => value === chosen) ? { value: chosen } : refuse('unknown', words.choice);
}
