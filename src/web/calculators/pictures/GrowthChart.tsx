import { writeNumber, writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import type { Measure } from '#shared/calculators/growth/compute.ts';
import type { Sex } from '#shared/calculators/growth/data/growth-table.ts';
import { writePercentile } from '#shared/calculators/growth/percentile.ts';
import { growth as text } from '#shared/language/ka/calculators/growth.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { Axes, plotBox } from '../charts/Axes.tsx';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { spreadLabels } from '../charts/labels.ts';
import { linearScale, niceScale } from '../charts/linear-scale.ts';
import { areaBetween, lineThrough } from '../charts/paths.ts';
import { type CurvePoint, domainOf, growthCurves, ticksOf } from './growth-curves.ts';

interface GrowthChartProps {
  readonly measure: Measure;
  readonly sex: Sex;
  /** Earlier measurements in the same part of the same table, oldest first. */
  readonly earlier?: readonly Measure[];
  /** The text alternative; by default that of one measurement. */
  readonly description?: string;
}

const height = 280;
/** Line height of the percentile labels, in pixels. */
const labelHeight = 15;
const units = {
  wfa: pictures.kilograms,
  hfa: pictures.centimetres,
  bfa: pictures.index,
  wfl: pictures.kilograms,
  hcfa: pictures.centimetres,
};

/** Draws WHO's percentile curves of one measure with the child's point, and the way to it where there is one. */
export function GrowthChart({ measure, sex, earlier = [], description }: GrowthChartProps) {
  const curves = growthCurves(measure, sex);
  const domain = domainOf(measure);
  const own = [...earlier, measure];
  const heights = [...own.map(({ y }) => y), ...curves.flatMap(({ points }) => points.map(({ y }) => y))];
  const xLabel =
    measure.name === 'wfl'
      ? pictures.centimetres
      : measure.table.includes('To')
        ? pictures.years
        : pictures.months;
  return (
    <Chart
      title={text.measures[measure.name]}
      description={
        description ?? pictures.growth(writeNumber(measure.y, 1), writePercentile(measure.percentile))
      }
      height={height}
      draw={(width) => {
        const box = plotBox(width, height);
        const x = linearScale(domain, [box.left, box.right]);
        const y = niceScale([Math.min(...heights), Math.max(...heights)], [box.bottom, box.top], 5);
        // `spreadLabels` expects positions from top to bottom; the second reversal restores the order of the curves.
        const labels = spreadLabels(
          curves.map(({ points }) => y(points.at(-1)?.y ?? 0)).toReversed(),
          labelHeight,
        );
        labels.reverse();
        const toPixels = (point: CurvePoint) => ({ x: x(point.x), y: y(point.y) });
        const edge = (at: number) => (curves.at(at)?.points ?? []).map(toPixels);
        return (
          <>
            <path className={styles.band} d={areaBetween(edge(-1), edge(0))} />
            <Axes
              box={box}
              xTicks={ticksOf(measure, domain).map(({ at, text }) => ({ at: x(at), text }))}
              yTicks={y.ticks.map((each) => ({ at: y(each), text: writeTrimmed(each, 1) }))}
              xLabel={xLabel}
              yLabel={units[measure.name]}
            />
            {curves.map(({ percentile, points }, index) => (
              <g key={percentile}>
                <path
                  className={percentile === 50 ? styles.median : styles.curve}
                  d={lineThrough(points.map(toPixels))}
                />
                <text className={styles.tick} x={box.right + 6} y={(labels[index] ?? 0) + 4}>
                  {percentile}
                </text>
              </g>
            ))}
            {earlier.length > 0 && <path className={styles.way} d={lineThrough(own.map(toPixels))} />}
            {earlier.map((point) => (
              <circle key={point.x} className={styles.mark} cx={x(point.x)} cy={y(point.y)} r={4} />
            ))}
            <circle className={styles.mark} cx={x(measure.x)} cy={y(measure.y)} r={7} />
          </>
        );
      }}
    />
  );
}
