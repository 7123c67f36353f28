import type { Chance } from './chance.ts';

/**
 * Hills from edge to edge, filled down to the lower edge, as an SVG path.
 * @param level height of the middle line above the lower edge, in pixels
 * @param swell how far hills rise and fall from it
 */
export function drawHills(
  chance: Chance,
  field: { width: number; height: number },
  { level, swell, hills }: { level: number; swell: number; hills: number },
): string {
  const step = field.width / hills;
  const shift = chance.between(0, step);
  const points = Array.from({ length: hills + 4 }, (_, at): [number, number] => {
    const side = at % 2 === 0 ? 1 : -1;
    const x = (at - 2) * step + shift + chance.between(-0.22, 0.22) * step;
    return [x, field.height - level - side * swell * chance.between(0.35, 1)];
  });
  return `M${round(points[0]?.[0] ?? 0)} ${field.height}L${smooth(points)}L${round(points.at(-1)?.[0] ?? 0)} ${field.height}Z`;
}

/** A curve through all points (Catmull–Rom as cubic Béziers). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const first = at(0);
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const control = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      end[0],
      end[1],
    ];
    return `C${control.map(round).join(' ')}`;
  });
  return `${round(first[0])} ${round(first[1])}${curves.join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
