import type { EnergyResult } from '#shared/calculators/daily-energy/compute.ts';
import { roundHalf, writeNumber } from '#shared/calculators/figures/rounding.ts';
import { dailyEnergy as text } from '#shared/language/ka/calculators/daily-energy.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { linearScale } from '../charts/linear-scale.ts';

const height = 118;
const barHeight = 22;
const write = (kcal: number): string => `${writeNumber(roundHalf(kcal / 10, 0) * 10, 0)} ${text.kcal}`;

/** Draws the basal energy, the daily energy and the range between individuals. */
export function EnergyPicture({ result }: { readonly result: EnergyResult }) {
  const { basal, norm, normFrom, normTo } = result;
  return (
    <Chart
      title={pictures.energy}
      description={`${text.basal}: ${write(basal)}; ${text.norm}: ${write(norm)}`}
      height={height}
      draw={(width) => {
        const x = linearScale([0, normTo * 1.05], [0, width]);
        const spread = `M${x(normFrom)} 70v34M${x(normTo)} 70v34M${x(normFrom)} 87H${x(normTo)}`;
        return (
          <>
            <text className={styles.label} x={0} y={14}>
              {pictures.atRest}: {write(basal)}
            </text>
            <rect className={styles.low} x={0} y={22} width={x(basal)} height={barHeight} rx={4} />
            <text className={styles.label} x={0} y={68}>
              {text.norm}: {write(norm)}
            </text>
            <rect className={styles.brand} x={0} y={76} width={x(norm)} height={barHeight} rx={4} />
            <path className={styles.halo} d={spread} />
            <path className={styles.markLine} d={spread} />
          </>
        );
      }}
    />
  );
}
