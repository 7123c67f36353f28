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

/** Draws the records of a directory without a map service: by towns, or where they lie in the chosen one. */
export function SketchMap({ title, path, chosen, filters, pins }: SketchMapProps) {
  const cities = filters.find(({ name }) => name === 'city');
  if (chosen.city !== undefined) return pins.length > 0 ? <CityMap city={chosen.city} pins={pins} /> : null;
  return cities ? (
    <CountryMap title={title} path={path} chosen={chosen} filters={filters} cities={cities} />
  ) : null;
}
