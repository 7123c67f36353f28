import type { Lms } from './data/read-table.ts';

/** The measurement at `z` on the curve (kg, cm or kg/m²). */
export const measureAt = ({ L, M, S }: Lms, z: number): number =>
  L === 0 ? M * Math.exp(S * z) : M * (1 + L * S * z) ** (1 / L);

/** Z-score by the LMS method (Cole 1990): standard deviations from the median. */
export const plainZ = ({ L, M, S }: Lms, measure: number): number =>
  L === 0 ? Math.log(measure / M) / S : ((measure / M) ** L - 1) / (L * S);

/**
 * WHO's rule for weight and BMI: beyond ±3 the scale is the distance between the second and third deviation, because skewed
 * tails give impossible scores.
 */
export function restrainedZ(lms: Lms, measure: number): number {
  const z = plainZ(lms, measure);
  if (z > 3) {
    const third = measureAt(lms, 3);
    return 3 + (measure - third) / (third - measureAt(lms, 2));
  }
  if (z < -3) {
    const third = measureAt(lms, -3);
    return -3 + (measure - third) / (measureAt(lms, -2) - third);
  }
  return z;
}
