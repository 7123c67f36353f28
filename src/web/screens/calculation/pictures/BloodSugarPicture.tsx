import type { SugarReading, SugarResult } from '#shared/calculators/blood-sugar/compute.ts';
import { glucoseLimits, hemoglobinLimits } from '#shared/calculators/blood-sugar/limits.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { ScaleBar, type ScaleStep, type Shade } from '../charts/ScaleBar.tsx';

const ends = { 'mmol/L': [2, 16], 'mg/dL': [36, 290], percent: [4, 10], 'mmol/mol': [20, 86] } as const;

/** A blood sugar result among the groups of its moment, in the unit it was typed in. */
export function BloodSugarPicture({ result }: { readonly result: SugarResult }) {
  const { reading, category } = result;
  const sign = reading.unit === 'percent' ? '%' : reading.unit;
  const text = `${writeTrimmed(reading.value, 1)} ${sign}`;
  return (
    <ScaleBar
      title={pictures.bloodSugar(words.whens[reading.when])}
      description={`${text}: ${words.categories[category]}`}
      steps={stepsOf(reading)}
      value={reading.value}
      text={text}
      write={(border) => writeTrimmed(border, 1)}
    />
  );
}

function stepsOf(reading: SugarReading): readonly ScaleStep[] {
  const [start, end] = ends[reading.unit];
  const borders: [number, Shade][] =
    reading.when === 'hba1c' ? hemoglobinBorders(reading.unit) : glucoseBorders(reading.unit, reading.when);
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
): [number, Shade][] {
  const { notLevel2, notLow, prediabetes, diabetes } = glucoseLimits[unit];
  const raised = prediabetes[when];
  return [
    [0, 'high'],
    [notLevel2, 'mid'],
    [notLow, 'ok'],
    ...(raised === undefined ? [] : ([[raised, 'near']] as [number, Shade][])),
    [diabetes[when], 'high'],
  ];
}
