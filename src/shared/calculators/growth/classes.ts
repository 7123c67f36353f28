import { isAbove, isAtLeast } from '../figures/rounding.ts';

export type HeightClass = 'severely_stunted' | 'stunted' | 'normal' | 'very_tall';
export type WeightClass = 'severely_underweight' | 'underweight' | 'normal' | 'use_wfl_or_bmi';
export type ProportionClass =
  | 'severely_wasted'
  | 'wasted'
  | 'normal'
  | 'possible_risk_of_overweight'
  | 'overweight'
  | 'obese';
export type OlderBmiClass = 'severe_thinness' | 'thinness' | 'normal' | 'overweight' | 'obesity';
export type GrowthClass = HeightClass | WeightClass | ProportionClass | OlderBmiClass;

const below = (z: number, border: number): boolean => !isAtLeast(z, border);

/** Class of length or height for age. Thresholds belong to the class nearer the median. */
export function classOfHeight(z: number): HeightClass {
  if (below(z, -3)) return 'severely_stunted';
  if (below(z, -2)) return 'stunted';
  return isAbove(z, 3) ? 'very_tall' : 'normal';
}

/** Class of weight for age, which does not distinguish heavy from tall: above +1 see the proportion. */
export function classOfWeight(z: number): WeightClass {
  if (below(z, -3)) return 'severely_underweight';
  if (below(z, -2)) return 'underweight';
  return isAbove(z, 1) ? 'use_wfl_or_bmi' : 'normal';
}

/** Class of weight for length or height, or of BMI, under five years. */
export function classOfProportion(z: number): ProportionClass {
  if (below(z, -3)) return 'severely_wasted';
  if (below(z, -2)) return 'wasted';
  if (isAbove(z, 3)) return 'obese';
  if (isAbove(z, 2)) return 'overweight';
  return isAbove(z, 1) ? 'possible_risk_of_overweight' : 'normal';
}

/** Class of BMI from five years on. */
export function classOfOlderBmi(z: number): OlderBmiClass {
  if (below(z, -3)) return 'severe_thinness';
  if (below(z, -2)) return 'thinness';
  if (isAbove(z, 2)) return 'obesity';
  return isAbove(z, 1) ? 'overweight' : 'normal';
}
