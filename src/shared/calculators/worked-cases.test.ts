import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { calculators } from './registry.ts';

/** Alias, today, inputs, and expected outputs: texts exactly, numbers within the rounding of the result. */
type WorkedCase = readonly [string, string, Record<string, string>, Record<string, string | number>];

/**
 * Computed by an independent program from the sources: WHO's full tables, USDA's figures, published formulas and limits. A
 * sample of about every seventh of two thousand cases.
 */
const cases: readonly WorkedCase[] = readFileSync(new URL('./worked-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(calculators.map(({ alias, load }) => [alias, load] as const))(
  '%s gives what was worked out elsewhere',
  async (alias, load) => {
    const { calculate } = await load();
    const own = cases.filter(([of]) => of === alias);
    expect(own.length).toBeGreaterThan(25);
    for (const [, today, entries, expected] of own) {
      const found = valuesOf(calculate(entries, dayAt(today)));
      const differing = Object.entries(expected).filter(
        ([name, value]) => !isSame(String(found[name]), value, name.endsWith('_z') ? 0.01 : 0),
      );
      expect({ entries, differing: differing.map(([name]) => `${name} ${found[name]}`) }).toEqual({
        entries,
        differing: [],
      });
    }
  },
);

it.each(calculators.map(({ alias, load }) => [alias, load] as const))(
  '%s does not say in a row what its sentences have said',
  async (alias, load) => {
    const { calculate } = await load();
    for (const [, today, entries] of cases.filter(([of]) => of === alias)) {
      const outcome = calculate(entries, dayAt(today));
      if (outcome.kind !== 'answered') continue;
      const { explanation, outputs } = outcome.answer;
      const told = explanation.join(' ');
      const rows = outputs.filter(
        ({ isFolded, isMain, group }) => !isFolded && !isMain && group === undefined,
      );
      expect({
        entries,
        twice: rows.filter(({ text }) => isSaidIn(told, text)).map(({ name }) => name),
      }).toEqual({
        entries,
        twice: [],
      });
    }
  },
);

/** Whether a text has the same date or the same figure of three digits or more; smaller ones are in it by chance. */
const isSaidIn = (told: string, text: string): boolean =>
  (text.length > 9 && told.includes(text)) ||
  (!/\d{4}$/.test(text) && (text.match(/\d{3,}/g) ?? []).some((figure) => told.includes(figure)));

/** Numbers may differ by half of the last digit shown, plus the tolerance of the source. */
function isSame(found: string, expected: string | number, allowed: number): boolean {
  if (typeof expected === 'string') return found === expected || Number(found) === Number(expected);
  const digits = (found.split('.')[1] ?? '').length;
  return Math.abs(Number(found) - expected) <= 0.5 * 10 ** -digits + allowed + 1e-4;
}
