import type { Answer, Outcome } from '#shared/calculators/calculator.ts';
import { type CivilDay, parseDay } from '#shared/calculators/days/civil-day.ts';

/** What a page would say: `data-value` by output name, or `refused` with „field code“ of each refusal. */
export function valuesOf(outcome: Outcome): Readonly<Record<string, unknown>> {
  return outcome.kind === 'answered'
    ? Object.fromEntries(outcome.answer.outputs.map(({ name, value }) => [name, value]))
    : { refused: outcome.refusals.map(({ field, code }) => `${field} ${code}`) };
}

/** What a page would say; throws where the inputs were refused. */
export function answerOf(outcome: Outcome): Answer {
  if (outcome.kind === 'answered') return outcome.answer;
  throw new Error(`refused: ${outcome.refusals.map(({ field, code }) => `${field} ${code}`).join(', ')}`);
}

/** A civil day from its text; throws on a slip in a test. */
export function dayAt(text: string): CivilDay {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`„${text}“ is no day`);
  return day;
}
