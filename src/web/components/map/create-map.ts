import 'maplibre-gl/dist/maplibre-gl.css';
import {
  FullscreenControl,
  LngLatBounds,
  Map as MapLibre,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// A file of the portal: MapLibre would make a `blob:` of it, which the content policy refuses.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Spot } from '#shared/geography/distance.ts';
import type { MapTiles } from '#shared/geography/map-tiles.ts';
import { mapControls } from '#shared/language/ka/directories/map.ts';

setWorkerUrl(workerUrl);

interface MapOptions {
  readonly container: HTMLElement;
  readonly tiles: MapTiles;
  /** The accessible name. */
  readonly label: string;
  /** What is shown first. */
  readonly view: readonly Spot[];
}

/** Creates a flat map with Georgian controls that leaves scrolling of the page alone. @throws where the browser has no WebGL */
export function createMap({ container, tiles, label, view }: MapOptions): MapLibre {
  const map = new MapLibre({
    container,
    style: tiles.kind === 'style' ? tiles.url : rasterStyle(tiles.url),
    bounds: boundsOf(view),
    fitBoundsOptions,
    minZoom: 4,
    maxZoom: 18,
    // The attribution stands below the map, where it is text of ours and no markup of another's.
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { ...mapControls, 'Map.Title': label },
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new FullscreenControl(), 'top-right');
  return map;
}

/** A single place is shown with the streets around it. */
const fitBoundsOptions = { padding: 44, maxZoom: 15 };

/** Moves a map to where all of some places are seen. */
export function fitPlaces(map: MapLibre, view: readonly Spot[]): void {
  map.fitBounds(boundsOf(view), fitBoundsOptions);
}

function boundsOf(spots: readonly Spot[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lng, lat } of spots) bounds.extend([lng, lat]);
  return bounds;
}

const rasterStyle = (url: string): StyleSpecification => ({
  version: 8,
  sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: 18 } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
});
