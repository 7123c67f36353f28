import type { GrowthResult } from '#shared/calculators/growth/compute.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { useDevice } from '#web/components/device.ts';
import { Fold } from '../result/Fold.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import styles from './GrowthPicture.module.css';

/** Draws one chart per measure with the child's point: on phones the first, which parents ask about, and the others folded. */
export function GrowthPicture({ result: { measures, inputs } }: { readonly result: GrowthResult }) {
  const isNarrow = useDevice() === 'mobile';
  if (measures.length === 0) return null;
  const charts = measures.map((measure) => (
    <GrowthChart key={measure.name} measure={measure} sex={inputs.sex} />
  ));
  return (
    <div>
      <div className={styles.charts}>{isNarrow ? charts[0] : charts}</div>
      <p className={styles.note}>{pictures.curves}</p>
      {isNarrow && charts.length > 1 && (
        <Fold title={pictures.otherCurves} headingLevel={3}>
          <div className={styles.charts}>{charts.slice(1)}</div>
        </Fold>
      )}
    </div>
  );
}
