import { isAtLeast } from '../figures/rounding.ts';
import { type Analyte, isBySex, type Range } from './analyte.ts';

export type Trimester = 1 | 2 | 3;

/** The person tested. Age in years; undefined: adult. */
export interface Person {
  readonly sex: 'F' | 'M' | undefined;
  readonly age: number | undefined;
  readonly trimester: Trimester | undefined;
}

/** A range in the SI unit and its source. */
export type FoundRange =
  | { readonly kind: 'range'; readonly source: 'who' | 'adult'; readonly range: Range }
  | { readonly kind: 'none' }
  | { readonly kind: 'needs_sex' };

const adultFrom = 18;
const none: FoundRange = { kind: 'none' };

/** Haemoglobin in g/L below which there is anaemia by WHO's 2024 guideline; undefined before 6 months. */
export function anaemiaLimit({ sex, age, trimester }: Person): number | 'needs_sex' | undefined {
  if (trimester) return trimester === 2 ? 105 : 110;
  const years = age ?? adultFrom;
  if (!isAtLeast(years * 12, 6)) return undefined;
  if (!isAtLeast(years, 2)) return 105;
  if (!isAtLeast(years, 5)) return 110;
  if (!isAtLeast(years, 12)) return 115;
  if (!isAtLeast(years, 15)) return 120;
  return sex === undefined ? 'needs_sex' : sex === 'F' ? 120 : 130;
}

/** Haemoglobin in g/L below which anaemia is severe (WHO). */
export const severeAnaemiaLimit = ({ age, trimester }: Person): number =>
  trimester || !isAtLeast(age ?? adultFrom, 5) ? 70 : 80;

/**
 * Ferritin in µg/L below which iron stores are empty by WHO's 2020 guideline, which gives no limit after the first trimester.
 */
export function ferritinLimit({ age, trimester }: Person): number | undefined {
  if (trimester) return trimester === 1 ? 15 : undefined;
  return isAtLeast(age ?? adultFrom, 5) ? 15 : 12;
}

/** The range to use for this person without the laboratory's own. */
export function findRange(analyte: Analyte, person: Person): FoundRange {
  if (analyte.code === 'hemoglobin') return hemoglobinRange(analyte, person);
  if (analyte.code === 'ferritin') {
    const from = ferritinLimit(person);
    return from === undefined ? none : { kind: 'range', source: 'who', range: { from } };
  }
  return adultRange(analyte, person);
}

function adultRange({ adult }: Analyte, { sex, age, trimester }: Person): FoundRange {
  if (!adult || trimester || (age ?? adultFrom) < adultFrom) return none;
  if (!isBySex(adult)) return { kind: 'range', source: 'adult', range: adult };
  return sex === undefined ? { kind: 'needs_sex' } : { kind: 'range', source: 'adult', range: adult[sex] };
}

/** The lower limit is WHO's from 6 months; the upper is that of adults. */
function hemoglobinRange(analyte: Analyte, person: Person): FoundRange {
  const from = anaemiaLimit(person);
  if (from === 'needs_sex') return { kind: 'needs_sex' };
  if (from === undefined) return none;
  const adult = adultRange(analyte, person);
  const to = adult.kind === 'range' ? adult.range.to : undefined;
  return { kind: 'range', source: 'who', range: to === undefined ? { from } : { from, to } };
}
