import { isAtLeast } from '../figures/rounding.ts';

/**
 * WHO classes of adults by lowest BMI in kg/m² (WHO Technical Report Series 894, 2000). Each extends up to the next, exclusive.
 */
export const bmiClasses = [
  { code: 'severe_thinness', from: 0 },
  { code: 'moderate_thinness', from: 16 },
  { code: 'mild_thinness', from: 17 },
  { code: 'normal', from: 18.5 },
  { code: 'pre_obesity', from: 25 },
  { code: 'obesity_1', from: 30 },
  { code: 'obesity_2', from: 35 },
  { code: 'obesity_3', from: 40 },
] as const;

export type BmiClass = (typeof bmiClasses)[number]['code'];

const healthyFrom = 18.5;
const healthyTo = 25;

export interface BmiResult {
  /** kg/m², not rounded. */
  readonly bmi: number;
  readonly class: BmiClass;
  /** Weights in kg for BMI 18.5 and 25 at this height; the second is exclusive. */
  readonly healthyFromKg: number;
  readonly healthyToKg: number;
}

/** Body mass index of an adult: weight in kg over the square of the height in metres. */
export function computeBmi({ heightCm, weightKg }: { heightCm: number; weightKg: number }): BmiResult {
  const bmi = (weightKg * 10_000) / (heightCm * heightCm);
  return {
    bmi,
    class: bmiClasses.findLast(({ from }) => isAtLeast(bmi, from))?.code ?? 'severe_thinness',
    healthyFromKg: (healthyFrom * heightCm * heightCm) / 10_000,
    healthyToKg: (healthyTo * heightCm * heightCm) / 10_000,
  };
}
