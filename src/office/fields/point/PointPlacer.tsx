import type { Spot } from '#shared/geography/distance.ts';
import { oddPlace } from '#shared/geography/georgia-bounds.ts';
import { pointText as text } from '#shared/language/ka/office/shapes.ts';
import { MapOnDemand } from '#web/components/map/MapOnDemand.tsx';
import { PointSketch } from './PointSketch.tsx';

interface PointPlacerProps {
  /** The point, where both numbers are written. */
  readonly spot: Spot | undefined;
  readonly isLocked: boolean;
  readonly onPlace: (spot: Spot) => void;
}

const loadMap = async () => (await import('./PointMap.tsx')).PointMap;

/**
 * Shows where coordinates lie: on a sketch of the country, and on a map that is opened, where the point may be moved. What looks
 * wrong is said and not refused.
 */
export function PointPlacer({ spot, isLocked, onPlace }: PointPlacerProps) {
  const settings = window.constants?.map;
  const odd = spot && oddPlace(spot);
  return (
    <div className="office-point">
      {spot && odd && (
        <p className="office-warning" role="status" data-odd-place={odd}>
          {text[odd]}{' '}
          {odd === 'swapped' && !isLocked && (
            <button
              type="button"
              className="office-quiet"
              data-action="swap"
              onClick={() => onPlace({ lat: spot.lng, lng: spot.lat })}
            >
              {text.swap}
            </button>
          )}
        </p>
      )}
      {settings ? (
        <MapOnDemand settings={settings} load={loadMap} map={{ settings, spot, isLocked, onPlace }}>
          <PointSketch spot={odd ? undefined : spot} />
        </MapOnDemand>
      ) : (
        <PointSketch spot={odd ? undefined : spot} />
      )}
      {spot && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${spot.lat}&mlon=${spot.lng}#map=17/${spot.lat}/${spot.lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.onMap}
        </a>
      )}
    </div>
  );
}
