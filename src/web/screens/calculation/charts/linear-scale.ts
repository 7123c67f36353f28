/** A line from a domain to pixels, with round ticks. */
export interface LinearScale {
  (value: number): number;
  readonly ticks: readonly number[];
}

/** Steps a reader counts in. */
const steps = [1, 2, 5, 10];

/**
 * A linear scale whose domain is widened to whole steps, about `count` of them.
 */
export function niceScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  count: number,
): LinearScale {
  const [least, most] = domain;
  const raw = Math.max(most - least, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (steps.find((each) => each * power >= raw * 0.999) ?? 10);
  const from = Math.floor(least / step + 1e-9) * step;
  const to = Math.max(Math.ceil(most / step - 1e-9) * step, from + step);
  return Object.assign(linear([from, to], range), {
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
  });
}

/** What lies outside of the domain stands at its end. */
export function clamped(domain: readonly [number, number], range: readonly [number, number]) {
  const scale = linear(domain, range);
  return (value: number): number => scale(Math.min(Math.max(value, domain[0]), domain[1]));
}

/** The plain mapping of a domain to a range. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number): number => start + ((value - from) / (to - from)) * (end - start);
}
