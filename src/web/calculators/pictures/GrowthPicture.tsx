import type { GrowthResult } from '#shared/calculators/growth/compute.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { GrowthChart } from './GrowthChart.tsx';
import styles from './GrowthPicture.module.css';

/** Draws one chart per measure with the child's point. */
export function GrowthPicture({ result }: { readonly result: GrowthResult }) {
  if (result.measures.length === 0) return null;
  return (
    <div className={styles.charts}>
      {result.measures.map((measure) => (
        <GrowthChart key={measure.name} measure={measure} sex={result.inputs.sex} />
      ))}
      <p className={styles.note}>{pictures.curves}</p>
    </div>
  );
}
