import type { SugarReading, SugarResult } from '#shared/calculators/blood-sugar/compute.ts';
import { glucoseLimits, hemoglobinLimits } from '#shared/calculators/blood-sugar/limits.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bloodSugar as text } from '#shared/language/ka/calculators/blood-sugar.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import { ScaleBar, type ScaleStep, type Shade } from '../charts/ScaleBar.tsx';

const scaleEnds = { 'mmol/L': [2, 16], 'mg/dL': [36, 290], percent: [4, 10], 'mmol/mol': [20, 86] } as const;

/**
 * Draws a blood sugar result on the ranges of its time of measurement, in the entered unit. HbA1c has no ranges in
 * pregnancy.
 */
export function BloodSugarPicture({ result }: { readonly result: SugarResult }) {
  const { reading, category, isPregnant } = result;
  if (isPregnant && reading.when === 'hba1c') return null;
  const label = `${writeTrimmed(reading.value, 1)} ${writeUnit(reading.unit)}`;
  return (
    <ScaleBar
      title={pictures.bloodSugar(text.whens[reading.when])}
      description={`${label}: ${text.categories[category]}`}
      steps={stepsOf(reading, isPregnant)}
      value={reading.value}
      text={label}
      write={(threshold) => writeTrimmed(threshold, 1)}
    />
  );
}

function stepsOf(reading: SugarReading, isPregnant: boolean): readonly ScaleStep[] {
  const [start, end] = scaleEnds[reading.unit];
  const thresholds: [number, Shade][] =
    reading.when === 'hba1c'
      ? hba1cThresholds(reading.unit)
      : glucoseThresholds(reading.unit, reading.when, isPregnant);
  return thresholds.map(([from, shade], index) => ({
    from: Math.max(from, start),
    to: thresholds[index + 1]?.[0] ?? end,
    shade,
  }));
}

function hba1cThresholds(unit: keyof typeof hemoglobinLimits): [number, Shade][] {
  const { prediabetes, diabetes } = hemoglobinLimits[unit];
  return [
    [0, 'ok'],
    [prediabetes, 'near'],
    [diabetes, 'high'],
  ];
}

function glucoseThresholds(
  unit: keyof typeof glucoseLimits,
  when: 'fasting' | 'ogtt_2h' | 'random',
  isPregnant: boolean,
): [number, Shade][] {
  const { notLevel2, notLow, prediabetes, gestational, diabetes } = glucoseLimits[unit];
  const upperLimit = (isPregnant ? gestational : prediabetes)[when];
  return [
    [0, 'high'],
    [notLevel2, 'mid'],
    [notLow, 'ok'],
    ...(upperLimit === undefined ? [] : ([[upperLimit, 'near']] as [number, Shade][])),
    [diabetes[when], 'high'],
  ];
}
