import type { Answer, Outcome } from '#shared/calculators/calculator.ts';
import { type CivilDay, parseDay } from '#shared/calculators/days/civil-day.ts';

/** The machine-readable outcome: `data-value` by output name, or `refused` with the field and code of each refusal. */
export function valuesOf(outcome: Outcome): Readonly<Record<string, unknown>> {
  return outcome.kind === 'answered'
    ? Object.fromEntries(outcome.answer.outputs.map(({ name, value }) => [name, value]))
    : { refused: outcome.refusals.map(({ field, code }) => `${field} ${code}`) };
}

/** The answer; throws if the inputs were refused. */
export function answerOf(outcome: Outcome): Answer {
  if (outcome.kind === 'answered') return outcome.answer;
  throw new Error(`refused: ${outcome.refusals.map(({ field, code }) => `${field} ${code}`).join(', ')}`);
}

/** Parses a day; throws if it is invalid. */
export function dayAt(text: string): CivilDay {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`„${text}“ is no day`);
  return day;
}
