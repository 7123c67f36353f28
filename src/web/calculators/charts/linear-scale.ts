/** A linear mapping from a domain to pixels, with round ticks. */
export interface LinearScale {
  (value: number): number;
  readonly ticks: readonly number[];
}

/** Step sizes that are easy to count in, times a power of ten. */
const steps = [1, 2, 5, 10];

/** Creates a linear scale whose domain is widened to about `count` whole steps. */
export function niceScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  count: number,
): LinearScale {
  const [min, max] = domain;
  const raw = Math.max(max - min, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (steps.find((each) => each * power >= raw * 0.999) ?? 10);
  const from = Math.floor(min / step + 1e-9) * step;
  const to = Math.max(Math.ceil(max / step - 1e-9) * step, from + step);
  return Object.assign(linearScale([from, to], range), {
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
  });
}

/** Creates a linear scale that maps values outside the domain to its ends. */
export function clampedScale(domain: readonly [number, number], range: readonly [number, number]) {
  const scale = linearScale(domain, range);
  return (value: number): number => scale(Math.min(Math.max(value, domain[0]), domain[1]));
}

/** Creates a linear scale from a domain to a range. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number): number => start + ((value - from) / (to - from)) * (end - start);
}
