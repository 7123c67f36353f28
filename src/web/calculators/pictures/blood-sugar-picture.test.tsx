import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { computeSugar, type SugarReading } from '#shared/calculators/blood-sugar/compute.ts';
import { BloodSugarPicture } from './BloodSugarPicture.tsx';

/** Returns the thresholds written under the scale. */
const thresholdsOf = (reading: SugarReading, isPregnant: boolean) => {
  const result = computeSugar(reading, { isPregnant, isMeter: false });
  const markup = renderToStaticMarkup(<BloodSugarPicture result={result} />);
  return [...markup.matchAll(/text-anchor="middle">([\d,]+)</g)].map(([, threshold]) => threshold);
};

it('shows the thresholds the result was compared with, and the stricter ones in pregnancy', () => {
  const fasting = { value: 5.1, unit: 'mmol/L', when: 'fasting' } as const;
  expect(thresholdsOf(fasting, false)).toEqual(['3', '3,9', '5,6', '7']);
  expect(thresholdsOf(fasting, true)).toEqual(['3', '3,9', '5,1', '7']);
});

it('names every band, so that no colour is understood by itself, and marks the one of the result', () => {
  const result = computeSugar(
    { value: 6, unit: 'mmol/L', when: 'fasting' },
    { isPregnant: false, isMeter: false },
  );
  const markup = renderToStaticMarkup(<BloodSugarPicture result={result} />);
  const bands = [...markup.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(([, attributes = '', content = '']) => ({
    name: content.replace(/<[^>]*>/g, ''),
    isCurrent: attributes.includes('aria-current'),
  }));
  expect(bands.map(({ name }) => name)).toEqual([
    'ძალიან დაბალი',
    'დაბალი: 3-დან',
    'ნორმა: 3,9-დან',
    'ნორმაზე მაღალი: 5,6-დან',
    'დიაბეტისთვის დამახასიათებელი: 7-დან',
  ]);
  expect(bands.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ name: 'ნორმაზე მაღალი: 5,6-დან' }]);
});

it('shows no HbA1c scale in pregnancy, because no ranges are defined', () => {
  const average = { value: 5.4, unit: 'percent', when: 'hba1c' } as const;
  expect(thresholdsOf(average, false)).toEqual(['5,7', '6,5']);
  expect(thresholdsOf(average, true)).toEqual([]);
});
