import type { CalorieResult } from '#shared/calculators/calorie-counter/compute.ts';
import { writeNumber } from '#shared/calculators/figures/rounding.ts';
import { calorieCounter as words } from '#shared/language/ka/calculators/calorie-counter.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { Legend } from '../charts/Legend.tsx';
import { linear } from '../charts/linear-scale.ts';

const parts = [
  { name: 'carb', shade: 'near' },
  { name: 'fat', shade: 'mid' },
  { name: 'protein', shade: 'low' },
] as const;
const bar = 30;

/** Where the energy comes from. */
export function CaloriePicture({ result }: { readonly result: CalorieResult }) {
  const { shares } = result;
  if (result.total.kcal <= 0) return null;
  const percent = (share: number) => writeNumber(share, 0);
  let passed = 0;
  const drawn = parts.map(({ name, shade }) => {
    const from = passed;
    passed += shares[name];
    return { name, shade, from, to: passed };
  });
  return (
    <Chart
      title={pictures.calories}
      description={words.shares(percent(shares.protein), percent(shares.fat), percent(shares.carb))}
      height={bar}
      draw={(width) => {
        const x = linear([0, 100], [0, width]);
        return drawn.map(({ name, shade, from, to }) => (
          <rect
            key={name}
            className={styles[shade]}
            x={x(from)}
            y={0}
            width={Math.max(x(to) - x(from) - 2, 0)}
            height={bar}
            rx={4}
          />
        ));
      }}
    >
      <Legend
        items={parts.map(({ name, shade }) => ({
          shade,
          text: `${words.totals[name]} – ${percent(shares[name])}%`,
        }))}
      />
    </Chart>
  );
}
