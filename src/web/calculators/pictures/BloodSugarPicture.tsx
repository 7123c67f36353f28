import type { SugarReading, SugarResult } from '#shared/calculators/blood-sugar/compute.ts';
import { glucoseLimits, hemoglobinLimits } from '#shared/calculators/blood-sugar/limits.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { bloodSugar as text } from '#shared/language/ka/calculators/blood-sugar.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import { Legend } from '../charts/Legend.tsx';
import { ScaleBar, type ScaleStep, type Shade } from '../charts/ScaleBar.tsx';

const scaleEnds = { 'mmol/L': [2, 16], 'mg/dL': [36, 290], percent: [4, 10], 'mmol/mol': [20, 86] } as const;

/**
 * Draws a blood sugar result on the ranges of its time of measurement, in the entered unit. HbA1c has no ranges in
 * pregnancy.
 */
export function BloodSugarPicture({ result }: { readonly result: SugarResult }) {
  const { reading, category, isPregnant } = result;
  if (isPregnant && reading.when === 'hba1c') return null;
  const bands = bandsOf(reading, isPregnant);
  const label = `${writeTrimmed(reading.value, 1)} ${writeUnit(reading.unit)}`;
  return (
    <ScaleBar
      title={pictures.bloodSugar(text.whens[reading.when])}
      description={`${label}: ${text.categories[category]}`}
      steps={stepsOf(bands, reading.unit)}
      value={reading.value}
      text={label}
      write={(threshold) => writeTrimmed(threshold, 1)}
    >
      <Legend
        items={bands.map(({ name, from, shade }, index) => ({
          shade,
          text: text.band(text.bands[name], from > 0 ? writeTrimmed(from, 1) : undefined),
          isChosen:
            reading.value >= from && reading.value < (bands[index + 1]?.from ?? Number.POSITIVE_INFINITY),
        }))}
      />
    </ScaleBar>
  );
}

interface Band {
  readonly name: keyof typeof text.bands;
  readonly from: number;
  readonly shade: Shade;
}

const bandsOf = (reading: SugarReading, isPregnant: boolean): readonly Band[] =>
  reading.when === 'hba1c'
    ? hemoglobinBands(reading.unit)
    : glucoseBands(reading.unit, reading.when, isPregnant);

function stepsOf(bands: readonly Band[], unit: SugarReading['unit']): readonly ScaleStep[] {
  const [start, end] = scaleEnds[unit];
  return bands.map(({ from, shade }, index) => ({
    from: Math.max(from, start),
    to: bands[index + 1]?.from ?? end,
    shade,
  }));
}

function hemoglobinBands(unit: keyof typeof hemoglobinLimits): readonly Band[] {
  const { prediabetes, diabetes } = hemoglobinLimits[unit];
  return [
    { name: 'normal', from: 0, shade: 'ok' },
    { name: 'raised', from: prediabetes, shade: 'near' },
    { name: 'diabetes', from: diabetes, shade: 'high' },
  ];
}

function glucoseBands(
  unit: keyof typeof glucoseLimits,
  when: 'fasting' | 'ogtt_2h' | 'random',
  isPregnant: boolean,
): readonly Band[] {
  const { notLevel2, notLow, prediabetes, gestational, diabetes } = glucoseLimits[unit];
  const upperLimit = (isPregnant ? gestational : prediabetes)[when];
  const raised = { name: isPregnant ? 'gestational' : 'raised', shade: 'near' } as const;
  return [
    { name: 'veryLow', from: 0, shade: 'high' },
    { name: 'low', from: notLevel2, shade: 'mid' },
    { name: 'normal', from: notLow, shade: 'ok' },
    ...(upperLimit === undefined ? [] : [{ ...raised, from: upperLimit }]),
    { name: 'diabetes', from: diabetes[when], shade: 'high' },
  ];
}
