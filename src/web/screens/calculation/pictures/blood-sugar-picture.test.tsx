import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { computeSugar, type SugarReading } from '#shared/calculators/blood-sugar/compute.ts';
import { BloodSugarPicture } from './BloodSugarPicture.tsx';

/** The borders written under the scale. */
const bordersOf = (reading: SugarReading, isPregnant: boolean) => {
  const result = computeSugar(reading, { isPregnant, isMeter: false });
  const markup = renderToStaticMarkup(<BloodSugarPicture result={result} />);
  return [...markup.matchAll(/text-anchor="middle">([\d,]+)</g)].map(([, border]) => border);
};

it('shows the limits that the result was compared with, in pregnancy the stricter ones', () => {
  const fasting = { value: 5.1, unit: 'mmol/L', when: 'fasting' } as const;
  expect(bordersOf(fasting, false)).toEqual(['3', '3,9', '5,6', '7']);
  expect(bordersOf(fasting, true)).toEqual(['3', '3,9', '5,1', '7']);
});

it('shows no scale of HbA1c in pregnancy, for there is none', () => {
  const average = { value: 5.4, unit: 'percent', when: 'hba1c' } as const;
  expect(bordersOf(average, false)).toEqual(['5,7', '6,5']);
  expect(bordersOf(average, true)).toEqual([]);
});
