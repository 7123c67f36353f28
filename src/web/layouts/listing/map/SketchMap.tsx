import { MapOnDemand } from '#web/components/map/MapOnDemand.tsx';
import { useSite } from '#web/components/site/site.ts';
import type { Chosen, Filter } from '../listing.ts';
import { CityMap, type Pin } from './CityMap.tsx';
import { CountryMap } from './CountryMap.tsx';

export interface SketchMapProps {
  /** What the country's map shows. */
  readonly title: string;
  readonly path: string;
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  readonly pins: readonly Pin[];
}

const loadLiveMap = import.meta.env.SSR ? undefined : async () => (await import('./LiveMap.tsx')).LiveMap;

/** Draws the records of a directory without a map service, and offers the map of one where it is set up. */
export function SketchMap(props: SketchMapProps) {
  const { map: settings } = useSite();
  const { pins, chosen } = props;
  if (!settings || pins.length === 0) return <Sketch {...props} />;
  return (
    <MapOnDemand
      settings={settings}
      load={loadLiveMap}
      map={{ settings, pins, isNumbered: chosen.city !== undefined }}
    >
      <Sketch {...props} />
    </MapOnDemand>
  );
}

/** Draws records by towns, or where they lie in the chosen one. */
function Sketch({ title, path, chosen, filters, pins }: SketchMapProps) {
  const cities = filters.find(({ name }) => name === 'city');
  if (chosen.city !== undefined) return pins.length > 0 ? <CityMap city={chosen.city} pins={pins} /> : null;
  return cities ? (
    <CountryMap title={title} path={path} chosen={chosen} filters={filters} cities={cities} />
  ) : null;
}
