import { outline, rivers, towns } from '#shared/geography/georgia.data.ts';
import { fitProjection, type LngLat } from '#shared/geography/projection.ts';
import { sketchMap as text } from '#shared/language/ka/directories/directories.ts';
import { type Chosen, type Filter, listAddress, withFilter } from '../listing.ts';
import styles from './SketchMap.module.css';

const { width, height, place } = fitProjection(outline, { width: 340, margin: 6, least: 100 });
const lineOf = (spots: readonly LngLat[]): string =>
  `M${spots.map((spot) => place(spot).join(' ')).join('L')}`;
const shape = `${lineOf(outline)}Z`;
const water = rivers.map(lineOf);

interface CountryMapProps {
  readonly title: string;
  readonly path: string;
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  /** The filter by city, whose counts are drawn. */
  readonly cities: Filter;
}

/**
 * Draws how many records each town has. Its circles lead to the town's own list for who points at them; for everybody
 * else the filter by city does.
 */
export function CountryMap({ title, path, chosen, filters, cities }: CountryMapProps) {
  const { name, options } = cities;
  // Robots need not read each combination of filters.
  const isNarrowed = Object.keys(chosen).length > 0;
  const marks = options.flatMap((option) => {
    const spot = towns[option.value];
    return spot && option.count > 0 ? [{ ...option, at: place(spot), radius: radiusOf(option.count) }] : [];
  });
  if (marks.length === 0) return null;
  return (
    <figure className={styles.figure} data-sketch-map="country">
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.land} d={shape} />
        {water.map((line) => (
          <path key={line} className={styles.water} d={line} />
        ))}
        {marks.map(({ value, count, radius, at: [x, y] }) => (
          <a
            key={value}
            href={listAddress(path, withFilter(chosen, name, value, filters))}
            rel={isNarrowed ? 'nofollow' : undefined}
            tabIndex={-1}
          >
            <title>{text.count(value, count)}</title>
            <circle className={styles.mark} cx={x} cy={y} r={radius} />
            <text className={styles.count} x={x} y={y}>
              {count}
            </text>
          </a>
        ))}
      </svg>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}

const radiusOf = (count: number): number => Math.min(18, 9 + Math.sqrt(count));
