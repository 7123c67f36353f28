import { Fragment, type ReactNode } from 'react';
import { AdBox } from '../AdBox.tsx';
import { useAd } from '../use-ad.ts';
import styles from './ListWithAds.module.css';

interface ListWithAdsProps<Item> {
  readonly items: readonly Item[];
  /** How many items stand beside each other on a wide screen. */
  readonly columns: 1 | 2 | 3;
  /** Pixels between two rows of the list, so that a division without an advertisement is not seen. */
  readonly gap: 0 | 16 | 28 | 32;
  /** Renders some of the items as a list. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Places in a list, and after how many items each stands, for lists of one, two and three columns. */
const divisions = [
  { place: 'c1', after: [1, 2, 3] },
  { place: 'mob-top', after: [3, 4, 3] },
  { place: 'mob-a1', after: [9, 10, 9] },
] as const;

/**
 * Renders a list with advertisements between its rows: the first after the first row (CONTRACT.md section 8), on phones
 * after about two screens. A list that ends before the place `mob-a1` does without it.
 */
export function ListWithAds<Item>({ items, columns, gap, children }: ListWithAdsProps<Item>) {
  const running = { c1: useAd('c1'), 'mob-top': useAd('mob-top'), 'mob-a1': useAd('mob-a1') };
  const open = divisions
    .map(({ place, after }) => ({ place, end: after[columns - 1] ?? 0 }))
    .filter(({ place, end }) => running[place] !== undefined && (place !== 'mob-a1' || items.length >= end));
  const ends = [...open.map(({ end }) => end), items.length];
  return (
    <div className={styles.list} data-gap={gap}>
      {ends.map((end, index) => {
        const part = items.slice(ends[index - 1] ?? 0, end);
        const place = open[index]?.place;
        return (
          <Fragment key={place ?? 'rest'}>
            {part.length > 0 && children(part)}
            {place && <AdBox place={place} />}
          </Fragment>
        );
      })}
    </div>
  );
}
