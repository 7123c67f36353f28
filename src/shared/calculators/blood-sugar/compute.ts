import { isAtLeast } from '../figures/rounding.ts';
import {
  type GlucoseMoment,
  type GlucoseUnit,
  glucoseLimits,
  type HemoglobinUnit,
  hemoglobinLimits,
  milligramsPerMillimole,
} from './limits.ts';

export type SugarCategory =
  | 'level_2_low'
  | 'level_1_low'
  | 'normal'
  | 'prediabetes'
  | 'diabetes_range'
  | 'diabetes_range_if_symptoms'
  | 'gestational_range'
  | 'needs_lab_test';

/** A measured value: glucose, or HbA1c (glycated haemoglobin). */
export type SugarReading =
  | { readonly value: number; readonly unit: GlucoseUnit; readonly when: GlucoseMoment }
  | { readonly value: number; readonly unit: HemoglobinUnit; readonly when: 'hba1c' };

export interface SugarResult {
  readonly reading: SugarReading;
  readonly category: SugarCategory;
  /** Glucose; for HbA1c the estimated average of about three months (Nathan 2008). */
  readonly millimoles: number;
  readonly milligrams: number;
  readonly urgency: 'none' | 'low' | 'high_with_symptoms' | 'high';
  /** Whether the stricter limits of pregnancy apply. */
  readonly isPregnant: boolean;
}

interface Circumstances {
  readonly isPregnant: boolean;
  /** Whether a finger meter was used, which is not accurate enough for a diagnosis. */
  readonly isMeter: boolean;
}

/** Classifies a blood sugar value, compared in the unit in which it was typed. */
export function computeSugar(reading: SugarReading, { isPregnant, isMeter }: Circumstances): SugarResult {
  const found =
    reading.when === 'hba1c' ? sortHemoglobin(reading, isPregnant) : sortGlucose(reading, isPregnant);
  const needsLaboratory = isMeter && (found.startsWith('diabetes_range') || found === 'gestational_range');
  return {
    reading,
    category: needsLaboratory ? 'needs_lab_test' : found,
    ...convertReading(reading),
    urgency: reading.when === 'hba1c' ? 'none' : urgencyOf(reading),
    isPregnant,
  };
}

function sortGlucose(
  { value, unit, when }: Extract<SugarReading, { unit: GlucoseUnit }>,
  isPregnant: boolean,
): SugarCategory {
  const limits = glucoseLimits[unit];
  const reaches = (border: number | undefined) => border !== undefined && isAtLeast(value, border);
  if (!reaches(limits.notLevel2)) return 'level_2_low';
  if (!reaches(limits.notLow)) return 'level_1_low';
  if (reaches(limits.diabetes[when]))
    return when === 'random' ? 'diabetes_range_if_symptoms' : 'diabetes_range';
  if (isPregnant) return reaches(limits.gestational[when]) ? 'gestational_range' : 'normal';
  return reaches(limits.prediabetes[when]) ? 'prediabetes' : 'normal';
}

/** In pregnancy HbA1c is unreliable (red cells are renewed faster), so a laboratory glucose test is required. */
function sortHemoglobin(
  { value, unit }: Extract<SugarReading, { unit: HemoglobinUnit }>,
  isPregnant: boolean,
): SugarCategory {
  if (isPregnant) return 'needs_lab_test';
  const limits = hemoglobinLimits[unit];
  if (isAtLeast(value, limits.diabetes)) return 'diabetes_range';
  return isAtLeast(value, limits.prediabetes) ? 'prediabetes' : 'normal';
}

function convertReading(reading: SugarReading): { millimoles: number; milligrams: number } {
  const { value } = reading;
  if (reading.when === 'hba1c') {
    const percent = reading.unit === 'percent' ? value : percentOf(value);
    return { millimoles: 1.59 * percent - 2.59, milligrams: 28.7 * percent - 46.7 };
  }
  return reading.unit === 'mmol/L'
    ? { millimoles: value, milligrams: value * milligramsPerMillimole }
    : { millimoles: value / milligramsPerMillimole, milligrams: value };
}

/** HbA1c in NGSP % from IFCC mmol/mol (master equation). */
export const percentOf = (millimolesPerMole: number): number => 0.09148 * millimolesPerMole + 2.152;

/** HbA1c in IFCC mmol/mol from NGSP %. */
export const millimolesPerMoleOf = (percent: number): number => (percent - 2.152) / 0.09148;

function urgencyOf({ value, unit }: Extract<SugarReading, { unit: GlucoseUnit }>): SugarResult['urgency'] {
  const limits = glucoseLimits[unit];
  if (!isAtLeast(value, limits.notLevel2)) return 'low';
  if (isAtLeast(value, limits.urgent)) return 'high';
  return isAtLeast(value, limits.urgentWithSymptoms) ? 'high_with_symptoms' : 'none';
}
