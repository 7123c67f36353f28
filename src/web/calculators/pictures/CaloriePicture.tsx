import type { CalorieResult } from '#shared/calculators/calorie-counter/compute.ts';
import { writeNumber } from '#shared/calculators/figures/rounding.ts';
import { calorieCounter as text } from '#shared/language/ka/calculators/calorie-counter.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { Legend } from '../charts/Legend.tsx';
import { linearScale } from '../charts/linear-scale.ts';

const parts = [
  { name: 'carb', shade: 'near' },
  { name: 'fat', shade: 'mid' },
  { name: 'protein', shade: 'low' },
] as const;
const barHeight = 30;

/** Draws the shares of carbohydrates, fat and protein in the energy. */
export function CaloriePicture({ result }: { readonly result: CalorieResult }) {
  const { shares } = result;
  if (result.total.kcal <= 0) return null;
  const percent = (share: number) => writeNumber(share, 0);
  let total = 0;
  const segments = parts.map(({ name, shade }) => {
    const from = total;
    total += shares[name];
    return { name, shade, from, to: total };
  });
  return (
    <Chart
      title={pictures.calories}
      description={text.shares(percent(shares.protein), percent(shares.fat), percent(shares.carb))}
      height={barHeight}
      draw={(width) => {
        const x = linearScale([0, 100], [0, width]);
        return segments.map(({ name, shade, from, to }) => (
          <rect
            key={name}
            className={styles[shade]}
            x={x(from)}
            y={0}
            width={Math.max(x(to) - x(from) - 2, 0)}
            height={barHeight}
            rx={4}
          />
        ));
      }}
    >
      <Legend
        items={parts.map(({ name, shade }) => ({
          shade,
          text: `${text.totals[name]} – ${percent(shares[name])}%`,
        }))}
      />
    </Chart>
  );
}
