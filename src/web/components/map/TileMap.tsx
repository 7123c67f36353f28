import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#shared/geography/distance.ts';
import { type MapSettings, readMapTiles } from '#shared/geography/map-tiles.ts';
import { liveMap as text } from '#shared/language/ka/directories/map.ts';
import { createMap, fitPlaces } from './create-map.ts';
import styles from './TileMap.module.css';

/** A place with its mark. */
export interface MapPlace {
  readonly id: string;
  /** The accessible name of its mark. */
  readonly name: string;
  readonly spot: Spot;
  readonly number?: number | undefined;
}

interface TileMapProps {
  readonly settings: MapSettings;
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** What the map shows: it moves there when these become other spots, and nowhere else by itself. */
  readonly view: readonly Spot[];
  /** The places whose marks stand out. */
  readonly lit?: readonly (string | undefined)[];
  readonly onChoose?: (id: string) => void;
}

/** Renders a map of a map service with named marks, which are buttons where they can be chosen. It takes the focus, since the reader has just opened it. */
export function TileMap({ settings, label, places, view, lit = [], onChoose }: TileMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [fault, setFault] = useState<string>();
  const marks = useRef(new Map<string, Marker>());
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [viewKey, placesKey, litKey] = [view, places, lit].map((value) => JSON.stringify(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; what it shows follows below
  useEffect(() => {
    const tiles = readMapTiles(settings.tiles);
    if (!container.current || !tiles) return;
    let created: MapLibre;
    try {
      created = createMap({ container: container.current, tiles, label, view });
    } catch {
      setFault(text.unavailable);
      return;
    }
    created.on('error', () => setFault(text.incomplete));
    created.on('moveend', () => leaveOutOfSight(created, marks.current));
    created.getCanvas().focus({ preventScroll: true });
    setMap(created);
    return () => created.remove();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same spots in another array are no other view
  useEffect(() => {
    if (map) fitPlaces(map, view);
  }, [map, viewKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places in another array keep their marks
  useEffect(() => {
    if (!map) return;
    for (const mark of marks.current.values()) mark.remove();
    marks.current = new Map(
      places.map(({ id, name, number, spot }) => {
        const element = document.createElement(choose.current ? 'button' : 'span');
        if (element instanceof HTMLButtonElement) element.type = 'button';
        else element.role = 'img';
        element.className = styles.mark ?? '';
        element.ariaLabel = name;
        element.title = name;
        element.dataset.mapMark = id;
        element.append(Object.assign(document.createElement('span'), { textContent: number ?? '' }));
        element.addEventListener('click', () => choose.current?.(id));
        return [id, new Marker({ element }).setLngLat(spot).addTo(map)];
      }),
    );
    leaveOutOfSight(map, marks.current);
  }, [map, placesKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks that were made anew are lit anew
  useEffect(() => {
    for (const [id, mark] of marks.current) {
      const isLit = lit.includes(id);
      const element = mark.getElement();
      element.toggleAttribute('data-lit', isLit);
      if (element instanceof HTMLButtonElement) element.ariaPressed = String(isLit);
    }
  }, [map, placesKey, litKey]);

  return (
    <>
      <div className={styles.map} ref={container} data-tile-map />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </>
  );
}

/** The keyboard reaches the marks that are seen: a map that followed the focus would move to where nobody led it. */
function leaveOutOfSight(map: MapLibre, marks: ReadonlyMap<string, Marker>): void {
  const bounds = map.getBounds();
  for (const mark of marks.values()) {
    const element = mark.getElement();
    if (element instanceof HTMLButtonElement) element.tabIndex = bounds.contains(mark.getLngLat()) ? 0 : -1;
  }
}
