import { describe, expect, it } from 'vitest';
import type { Analyte } from '#shared/calculators/blood-test/analyte.ts';
import { analytes } from '#shared/calculators/blood-test/analytes.data.ts';
import type { Answer } from '#shared/calculators/calculator.ts';
import { addDays, formatDay } from '#shared/calculators/days/civil-day.ts';
import { fetus } from '#shared/calculators/fetus/definition.ts';
import { firstYear } from '#shared/calculators/first-year/definition.ts';
import { pregnancy } from '#shared/calculators/pregnancy/definition.ts';
import { calculators } from '#shared/calculators/registry.ts';
import { listSigns, saySign, signTexts } from '#shared/language/ka/emergency-signs.ts';
import { answerOf, dayAt } from '#tests/support/calculator-outcomes.ts';
import { maternitySigns, type SignId, signActions, signsAsking, signsOf } from './emergency-signs.ts';
import { feverFrom, hoursWithoutUrine } from './thresholds.ts';

const ids = Object.keys(signActions) as SignId[];
const definitions = await Promise.all(calculators.map(async ({ load }) => (await load()).definition));
const languageModules = import.meta.glob<Record<string, unknown>>(
  ['../language/ka/calculators/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
);

/** Every string in a language object at any depth; functions are not called. */
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const stringsOf = ({ headline, explanation, sections = [], next }: Answer): readonly string[] => [
  headline,
  ...explanation,
  ...sections.flatMap(({ title, items }) => [title, ...items]),
  ...next,
];

/** The text without the signs in it. */
const withoutSigns = (text: string): string =>
  ids.reduce((rest, id) => rest.replaceAll(saySign(id), ''), text);

describe('a warning sign', () => {
  it('has a text of its own', () => {
    expect(new Set(Object.values(signTexts)).size).toBe(ids.length);
    expect(ids.filter((id) => signTexts[id].length < 10)).toEqual([]);
  });

  it('is on some page, at most once on each', () => {
    const listed: readonly SignId[] = Object.values(signsOf).flat();
    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    for (const signs of Object.values(signsOf)) expect(new Set(signs).size).toBe(signs.length);
  });

  it('requires the same action on every page', () => {
    const asked = new Map<string, Set<string>>();
    for (const { warnings } of definitions)
      for (const action of ['call_112', 'hospital_now', 'doctor_today'] as const)
        for (const text of listSigns(action, warnings))
          asked.set(text, (asked.get(text) ?? new Set()).add(action));
    expect(asked.size).toBeGreaterThan(30);
    expect([...asked].filter(([, actions]) => actions.size > 1)).toEqual([]);
  });

  it('is not rephrased by a calculator', () => {
    const own = Object.entries(languageModules)
      .filter(([path]) => !path.endsWith('screen.ts'))
      .flatMap(([path, words]) => stringsIn(words).map((text) => ({ path, text: withoutSigns(text) })))
      .filter(({ text }) => /112|სამშობიაროში|დაუყოვნებლივ/.test(text));
    expect(own.map(({ text }) => text)).toEqual([
      'შაქარი სახიფათოდ მაღალია: დარეკეთ 112-ზე',
      'თუ თავს მძიმედ გრძნობთ, დარეკეთ 112-ზე.',
    ]);
  });

  it('is in the lists of the calculators that the contract names', () => {
    const warned = Object.fromEntries(definitions.map(({ alias, warnings }) => [alias, warnings.length > 0]));
    expect(warned).toEqual({
      'tslamde-bavshvis-ganvithareba': true,
      'orsulobis-vada': true,
      'masis-indeqsis-gansazghvra': true,
      'shaqari-siskhlshi': true,
      'nayofis-ganvithareba': true,
      'siskhlis-analizi': true,
      'bavshvis-tsona-da-simaghle': true,
      'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis': false,
      'kaloriebis-mthvleli': false,
      'ovulaciis-kalendari': true,
    });
  });
});

describe('pregnancy', () => {
  it('warns of the same signs on both its pages', () => {
    expect(fetus.definition.warnings).toEqual(pregnancy.definition.warnings);
  });

  it('describes movements, waters and breathing like the signs, in every week', () => {
    const today = dayAt('2026-11-20');
    const weeks = Array.from({ length: 42 }, (_, at) => at + 1);
    const dateOf = (week: number) => formatDay(addDays(today, -7 * week));
    const answers = weeks.flatMap((week) => [
      answerOf(fetus.calculate({ week: String(week) }, today)),
      answerOf(pregnancy.calculate({ method: 'lmp', date: dateOf(week) }, today)),
    ]);
    const own = answers.flatMap(stringsOf).map(withoutSigns);
    const speaking = (pattern: RegExp) => [...new Set(own.filter((text) => pattern.test(text)))];
    expect(speaking(/წყლებ|სისხლდენ|112-ზე|სამშობიარო/)).toEqual([]);
    expect(speaking(/მოძრაობ.*(?:დაურეკ|მიდით|ექიმს)/)).toEqual([
      'თუ 24-ე კვირამდე მოძრაობა ჯერ არ გიგრძნიათ, უთხარით ექიმს.',
    ]);
  });

  it('refers fewer movements to the maternity hospital, and missing ones to 112', () => {
    expect(signActions.pregnancy_movement_less).toBe('hospital_now');
    expect(signActions.pregnancy_movement_none).toBe('call_112');
    expect(
      signsAsking('hospital_now', signsOf.pregnancy).every((sign) => maternitySigns.includes(sign)),
    ).toBe(true);
  });
});

describe('infants', () => {
  it('with a fever before three months go to a clinic at once, which the first year says too', () => {
    expect(firstYear.definition.warnings).toContain('infant_fever');
    expect(signActions.infant_fever).toBe('hospital_now');
    expect(signTexts.infant_fever).toContain(`3 თვემდე ჩვილს ${feverFrom.under3Months} °C`);
  });

  it('have an hour limit of their own for missing urine', () => {
    expect(signTexts.infant_no_urine).toContain(`${hoursWithoutUrine.infant} საათია`);
    expect(signTexts.child_no_urine).toContain(`${hoursWithoutUrine.child} საათია`);
  });
});

it('the check before a question lists signs with which one calls 112', () => {
  expect(listSigns('call_112', signsOf.asking)).toEqual(signsOf.asking.map((id) => `${signTexts[id]}.`));
  expect(signsOf.asking.every((id) => signActions[id] === 'call_112')).toBe(true);
});

it('the texts of blood results contain the limits that make them urgent', () => {
  const urgentOf = (code: string) =>
    analytes.map((each): Analyte => each).find((each) => each.code === code)?.urgent;
  const write = (value = Number.NaN) => String(value).replace('.', ',');
  for (const code of ['potassium', 'sodium'])
    for (const limit of [urgentOf(code)?.below, urgentOf(code)?.above])
      expect(signTexts.salts_out_of_range).toContain(write(limit));
  expect(signTexts.platelets_bleeding).toContain(write(urgentOf('platelets')?.below));
  expect(signTexts.neutrophils_fever).toContain(`${write(urgentOf('neutrophils')?.below)},0`);
});
