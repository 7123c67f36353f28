import type { SugarReading, SugarResult } from '#shared/calculators/blood-sugar/compute.ts';
import { glucoseLimits, hemoglobinLimits } from '#shared/calculators/blood-sugar/limits.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { ScaleBar, type ScaleStep, type Shade } from '../charts/ScaleBar.tsx';

const ends = { 'mmol/L': [2, 16], 'mg/dL': [36, 290], percent: [4, 10], 'mmol/mol': [20, 86] } as const;

/** A blood sugar result among the groups of its moment, in the unit it was typed in. HbA1c has no groups in pregnancy. */
export function BloodSugarPicture({ result }: { readonly result: SugarResult }) {
  const { reading, category, isPregnant } = result;
  if (isPregnant && reading.when === 'hba1c') return null;
  const sign = reading.unit === 'percent' ? '%' : reading.unit;
  const text = `${writeTrimmed(reading.value, 1)} ${sign}`;
  return (
    <ScaleBar
      title={pictures.bloodSugar(words.whens[reading.when])}
      description={`${text}: ${words.categories[category]}`}
      steps={stepsOf(reading, isPregnant)}
      value={reading.value}
      text={text}
      write={(border) => writeTrimmed(border, 1)}
    />
  );
}

function stepsOf(reading: SugarReading, isPregnant: boolean): readonly ScaleStep[] {
  const [start, end] = ends[reading.unit];
  const borders: [number, Shade][] =
    reading.when === 'hba1c'
      ? hemoglobinBorders(reading.unit)
      : glucoseBorders(reading.unit, reading.when, isPregnant);
  return borders.map(([from, shade], index) => ({
    from: Math.max(from, start),
    to: borders[index + 1]?.[0] ?? end,
    shade,
  }));
}

function hemoglobinBorders(unit: keyof typeof hemoglobinLimits): [number, Shade][] {
  const { prediabetes, diabetes } = hemoglobinLimits[unit];
  return [
    [0, 'ok'],
    [prediabetes, 'near'],
    [diabetes, 'high'],
  ];
}

function glucoseBorders(
  unit: keyof typeof glucoseLimits,
  when: 'fasting' | 'ogtt_2h' | 'random',
  isPregnant: boolean,
): [number, Shade][] {
  const { notLevel2, notLow, prediabetes, gestational, diabetes } = glucoseLimits[unit];
  const raised = (isPregnant ? gestational : prediabetes)[when];
  return [
    [0, 'high'],
    [notLevel2, 'mid'],
    [notLow, 'ok'],
    ...(raised === undefined ? [] : ([[raised, 'near']] as [number, Shade][])),
    [diabetes[when], 'high'],
  ];
}
