import { ChevronDown, MapPin } from 'lucide-react';
import { sketchMap as text } from '#shared/language/ka/directories/directories.ts';
import { useDevice } from '#web/components/device.ts';
import { onAction } from '#web/components/on-demand.tsx';
import styles from './placed-map.module.css';
import type { SketchMapProps } from './SketchMap.tsx';

const loadMap = async () => (await import('./SketchMap.tsx')).SketchMap;
const SketchMap = onAction({
  serverComponent: import.meta.env.SSR ? await loadMap() : undefined,
  load: loadMap,
});

/** The map beside the list of a wide screen. */
export function SideMap(props: SketchMapProps) {
  return useDevice() === 'desktop' && <SketchMap {...props} />;
}

/** The map of a phone, folded above the list. */
export function FoldedMap(props: SketchMapProps) {
  const isEmpty = props.chosen.city !== undefined && props.pins.length === 0;
  if (useDevice() !== 'mobile' || isEmpty) return null;
  return (
    <details className={styles.fold} data-no-print>
      <summary className={styles.summary}>
        <MapPin size={20} />
        {text.open}
        <ChevronDown size={20} />
      </summary>
      <SketchMap {...props} />
    </details>
  );
}
