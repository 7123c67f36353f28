import { liveMap as text } from '#shared/language/ka/directories/map.ts';
import { MapOnDemand } from '#web/components/map/MapOnDemand.tsx';
import { useSite } from '#web/components/site/site.ts';
import styles from './ClinicMap.module.css';
import type { ShownClinic } from './clinic.load.ts';

const loadMap = import.meta.env.SSR
  ? undefined
  : async () => (await import('#web/components/map/TileMap.tsx')).TileMap;

/** Offers a map with the clinic's place, where a map service is set up. */
export function ClinicMap({ clinic: { title, location } }: { readonly clinic: ShownClinic }) {
  const { map: settings } = useSite();
  if (!settings || !location) return null;
  const place = { id: title, name: title, spot: location };
  return (
    <div className={styles.map} data-no-print>
      <MapOnDemand
        settings={settings}
        load={loadMap}
        map={{ settings, label: text.clinic(title), places: [place], view: [location] }}
      />
    </div>
  );
}
