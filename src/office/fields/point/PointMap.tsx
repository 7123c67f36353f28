import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#shared/geography/distance.ts';
import { georgiaCorners } from '#shared/geography/georgia-bounds.ts';
import { type MapSettings, readMapTiles } from '#shared/geography/map-tiles.ts';
import { liveMap } from '#shared/language/ka/directories/map.ts';
import { pointText as text } from '#shared/language/ka/office/shapes.ts';
import { createMap } from '#web/components/map/create-map.ts';
import styles from '#web/components/map/TileMap.module.css';

interface PointMapProps {
  readonly settings: MapSettings;
  readonly spot: Spot | undefined;
  readonly isLocked: boolean;
  readonly onPlace: (spot: Spot) => void;
}

/** How far an arrow key moves the point, in pixels of the screen; with the shift key it is moved finely. */
const steps = { coarse: 10, fine: 1 };
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Five decimals are a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Renders a map on which a point is placed by a click, dragged, or moved by the arrow keys. */
export function PointMap({ settings, spot, isLocked, onPlace }: PointMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [fault, setFault] = useState<string>();
  const place = useRef(onPlace);
  place.current = onPlace;
  const put = ({ lat, lng }: Spot) => place.current({ lat: rounded(lat), lng: rounded(lng) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; the point follows below
  useEffect(() => {
    const tiles = readMapTiles(settings.tiles);
    if (!container.current || !tiles) return;
    let created: MapLibre;
    try {
      const view = spot ? [spot] : georgiaCorners;
      created = createMap({ container: container.current, tiles, label: text.map, view });
    } catch {
      setFault(liveMap.unavailable);
      return;
    }
    created.on('error', () => setFault(liveMap.incomplete));
    if (!isLocked) created.on('click', ({ lngLat }) => put(lngLat));
    created.getCanvas().focus({ preventScroll: true });
    setMap(created);
    return () => created.remove();
  }, []);

  const mark = useRef<Marker>(undefined);
  const hasSpot = spot !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a point that moves keeps its mark, and the focus on it
  useEffect(() => {
    if (!map || !spot) return;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = styles.mark ?? '';
    element.ariaLabel = text.mark;
    element.dataset.point = '';
    element.append(document.createElement('span'));
    const created = new Marker({ element, draggable: !isLocked }).setLngLat(spot).addTo(map);
    mark.current = created;
    created.on('dragend', () => put(created.getLngLat()));
    element.addEventListener('click', (event) => event.stopPropagation());
    element.addEventListener('keydown', (event) => {
      const direction = directions[event.key];
      if (!direction || isLocked) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? steps.fine : steps.coarse;
      const { x, y } = map.project(created.getLngLat());
      put(map.unproject([x + direction[0] * step, y + direction[1] * step]));
    });
    return () => {
      created.remove();
      mark.current = undefined;
    };
  }, [map, hasSpot]);

  useEffect(() => {
    if (!spot) return;
    mark.current?.setLngLat(spot);
    if (map && !map.getBounds().contains(spot)) map.jumpTo({ center: spot });
  }, [map, spot]);

  return (
    <>
      <div className={styles.map} ref={container} data-point-map />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {!isLocked && (
        <p className="office-hint">
          {text.how}{' '}
          <button
            type="button"
            className="office-quiet"
            data-action="place"
            onClick={() => map && put(map.getCenter())}
          >
            {text.middle}
          </button>
        </p>
      )}
    </>
  );
}
