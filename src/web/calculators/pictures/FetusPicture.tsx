import type { FetusResult } from '#shared/calculators/fetus/compute.ts';
import { fetalSizes } from '#shared/calculators/fetus/sizes.data.ts';
import { writeNumber } from '#shared/calculators/figures/rounding.ts';
import { fetus as text } from '#shared/language/ka/calculators/fetus.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { Axes, plotBox } from '../charts/Axes.tsx';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { linearScale } from '../charts/linear-scale.ts';
import { areaBetween, lineThrough } from '../charts/paths.ts';

interface Point {
  readonly week: number;
  readonly weight: readonly [number, number, number];
}

const points: readonly Point[] = fetalSizes.flatMap(({ week, weight }) => (weight ? [{ week, weight }] : []));
const height = 300;

/** Draws the fetal weight by week with the 5th, 50th and 95th percentile, and marks the requested week. */
export function FetusPicture({ result }: { readonly result: FetusResult }) {
  const { week, weight } = result;
  if (!weight) return null;
  const grams = (value: number) => writeNumber(value, 0);
  return (
    <Chart
      title={pictures.fetus}
      description={text.weightText(grams(weight[1]), grams(weight[0]), grams(weight[2]))}
      height={height}
      draw={(width) => {
        const box = plotBox(width, height);
        const x = linearScale([14, 40], [box.left, box.right]);
        const y = linearScale([0, 4500], [box.bottom, box.top]);
        const lineOf = (percentile: 0 | 1 | 2) =>
          points.map((each) => ({ x: x(each.week), y: y(each.weight[percentile]) }));
        return (
          <>
            <Axes
              box={box}
              xTicks={[14, 20, 26, 32, 36, 40].map((each) => ({ at: x(each), text: String(each) }))}
              yTicks={[1000, 2000, 3000, 4000].map((each) => ({ at: y(each), text: String(each) }))}
              xLabel={pictures.weeks}
              yLabel={pictures.grams}
            />
            <path className={styles.band} d={areaBetween(lineOf(2), lineOf(0))} />
            <path className={styles.curve} d={lineThrough(lineOf(0))} />
            <path className={styles.curve} d={lineThrough(lineOf(2))} />
            <path className={styles.median} d={lineThrough(lineOf(1))} />
            <line className={styles.markLine} x1={x(week)} x2={x(week)} y1={y(weight[0])} y2={y(weight[2])} />
            <circle className={styles.mark} cx={x(week)} cy={y(weight[1])} r={7} />
          </>
        );
      }}
    />
  );
}
