/**
 * The standard normal distribution function, 0..1. Abramowitz and Stegun 26.2.17, error under 1e-7: enough for percentiles with
 * one decimal.
 */
export function shareBelow(z: number): number {
  const size = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * size);
  const tail =
    (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}
