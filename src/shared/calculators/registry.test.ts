import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#tests/support/calculator-outcomes.ts';
import type { Calculator } from './calculator.ts';
import { addDays, formatDay } from './days/civil-day.ts';
import type { Entries, Field } from './form/field.ts';
import { rowName } from './form/read-form.ts';
import { calculators } from './registry.ts';

const today = dayAt('2026-11-20');
const all = await Promise.all(
  calculators.map(async (listed) => ({ listed, calculator: await listed.load() })),
);

/** Arbitrary text of an input: nonsense, edge cases, and valid values. */
const typed = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '999999999999999',
    '0,0000001',
    'NaN',
    'Infinity',
    '<5',
    '28',
    '170',
    '12,5',
  ),
  fc.integer({ min: -1000, max: 2000 }).map(String),
  fc.double({ min: 0, max: 400, noNaN: true }).map((number) => number.toFixed(3)),
  fc
    .integer({ min: -400, max: 20 })
    .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10)),
);

/** Mostly valid values with some nonsense, since otherwise hardly any form would be complete. */
function anyEntry(field: Field): fc.Arbitrary<string> {
  const expected = expectedEntry(field);
  return fc.oneof(
    { arbitrary: typed, weight: 1 },
    { arbitrary: field.isOptional ? fc.option(expected, { nil: '' }) : expected, weight: 19 },
  );
}

function expectedEntry(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'number': {
      const { min, max, isWhole } = field;
      return isWhole
        ? fc.integer({ min, max }).map(String)
        : fc.oneof(
            fc.constantFrom(String(min), String(max)),
            fc.double({ min, max: Math.min(max, 300), noNaN: true }).map((number) => number.toFixed(2)),
          );
    }
    case 'day':
      return fc.integer({ min: 0, max: 300 }).map((ago) => formatDay(addDays(today, -ago)));
    case 'choice':
      return field.options.length > 0
        ? fc.constantFrom(...field.options.map(({ value }) => value))
        : fc.constant('');
    case 'check':
      return fc.constantFrom('', 'on');
    case 'lookup':
      return fc.constantFrom('ლობიანი', 'პური, თეთრი', 'khinkali');
  }
}

function anyEntries({ definition }: Calculator): fc.Arbitrary<Entries> {
  const named = [
    ...Object.entries(definition.fields),
    ...[1, 2].flatMap((row) =>
      Object.entries(definition.rows?.fields ?? {}).map(
        ([name, field]) => [rowName(name, row), field] as const,
      ),
    ),
  ];
  return fc.record(Object.fromEntries(named.map(([name, field]) => [name, anyEntry(field)])));
}

describe.each(all)('$listed.alias', ({ listed, calculator }) => {
  const { definition } = calculator;

  it('is the calculator that its card describes', () => {
    expect(definition).toMatchObject({
      alias: listed.alias,
      title: listed.title,
      introtext: listed.introtext,
    });
  });

  it('states its evidence completely', () => {
    expect(definition.method.length).toBeGreaterThan(1);
    expect(definition.sources.length).toBeGreaterThan(0);
    expect(definition.limits.length).toBeGreaterThan(0);
    expect(definition.seeDoctor.length).toBeGreaterThan(0);
    for (const { year } of definition.sources) expect(year).toBeGreaterThan(1980);
    for (const part of definition.method) {
      if (part.kind === 'table')
        expect(new Set(part.rows.map((row) => row.length))).toEqual(new Set([part.head.length]));
    }
  });

  it('answers or refuses any input, never with NaN or infinity', () => {
    const isKnown = (name: string) =>
      definition.outputs.some((output) =>
        new RegExp(`^${output.replaceAll('.', '\\.').replace('*', '\\w+')}$`).test(name),
      );
    let answers = 0;
    fc.assert(
      fc.property(anyEntries(calculator), (entries) => {
        const outcome = calculator.calculate(entries, today);
        if (outcome.kind === 'refused') {
          expect(outcome.refusals.length).toBeGreaterThan(0);
          for (const { field, message } of outcome.refusals) expect(field && message).toBeTruthy();
          return;
        }
        answers += 1;
        for (const { name, value, text } of outcome.answer.outputs) {
          expect(isKnown(name)).toBe(true);
          expect(`${value} ${text}`).not.toMatch(/NaN|Infinity|undefined|null/);
        }
      }),
      { numRuns: 1000 },
    );
    expect(answers).toBeGreaterThan(0);
  });
});

it('the registry has every address of the specification', () => {
  expect(calculators.map(({ alias }) => alias).sort()).toEqual(
    [
      'tslamde-bavshvis-ganvithareba',
      'orsulobis-vada',
      'masis-indeqsis-gansazghvra',
      'shaqari-siskhlshi',
      'nayofis-ganvithareba',
      'siskhlis-analizi',
      'bavshvis-tsona-da-simaghle',
      'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis',
      'kaloriebis-mthvleli',
      'ovulaciis-kalendari',
    ].sort(),
  );
});
