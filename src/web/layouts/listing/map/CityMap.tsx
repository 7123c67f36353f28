import type { Spot } from '#shared/geography/distance.ts';
import { fitProjection, roundLength } from '#shared/geography/projection.ts';
import { sketchMap as text } from '#shared/language/ka/directories/directories.ts';
import styles from './SketchMap.module.css';

/** A place of the list with its number. */
export interface Pin {
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly location: Spot;
}

/** Draws where the places of a list lie to each other within a city, by their numbers in the list, with a scale. */
export function CityMap({ city, pins }: { readonly city: string; readonly pins: readonly Pin[] }) {
  const projection = fitProjection(
    pins.map(({ location: { lng, lat } }) => [lng, lat]),
    { width: 340, margin: 26, least: 2 },
  );
  const { width, height, place, kilometresPerPixel } = projection;
  const length = roundLength(kilometresPerPixel * 90);
  const bar = length / kilometresPerPixel;
  return (
    <figure className={styles.figure} data-sketch-map="city">
      <svg className={styles.map} viewBox={`0 0 ${width} ${height + 24}`} aria-hidden="true">
        <rect className={styles.land} width={width} height={height + 24} rx={10} />
        {pins.map(({ number, title, url, location: { lng, lat } }) => {
          const [x, y] = place([lng, lat]);
          return (
            <a key={number} href={url} tabIndex={-1}>
              <title>{title}</title>
              <circle className={styles.mark} cx={x} cy={y} r={13} />
              <text className={styles.count} x={x} y={y}>
                {number}
              </text>
            </a>
          );
        })}
        <path className={styles.scale} d={`M14 ${height + 8}v6h${bar}v-6`} />
        <text className={styles.length} x={22 + bar} y={height + 15}>
          {text.scale(length)}
        </text>
      </svg>
      <figcaption className={styles.caption}>
        {text.city(city)}. {text.note}
      </figcaption>
    </figure>
  );
}
