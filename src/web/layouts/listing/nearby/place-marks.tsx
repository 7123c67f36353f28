import { createContext, type ReactNode, useContext } from 'react';
import { sketchMap } from '#shared/language/ka/directories/directories.ts';
import styles from './place-marks.module.css';

/** How far each record is from the reader, by its id. */
export const DistancesContext = createContext<
  ReadonlyMap<number, { readonly metres: number; readonly text: string }>
>(new Map());

/** The number of each record on the sketch map, by its address. */
const MapNumbersContext = createContext<ReadonlyMap<string, number>>(new Map());

interface MapNumbersProps {
  readonly pins: readonly { readonly number: number; readonly url: string }[];
  /** Whether the map beside the list shows the numbers. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Gives the records of a list the numbers that they have on the map beside it. */
export function MapNumbers({ pins, isShown, children }: MapNumbersProps) {
  const numbers = new Map(isShown ? pins.map(({ url, number }) => [url, number]) : []);
  return <MapNumbersContext value={numbers}>{children}</MapNumbersContext>;
}

/** Shows how far a record is from the reader, once the browser knows. */
export function Distance({ id }: { readonly id: number }) {
  const distance = useContext(DistancesContext).get(id);
  if (distance === undefined) return null;
  return (
    <p className={styles.distance} data-distance={Math.round(distance.metres)}>
      {distance.text}
    </p>
  );
}

/** Shows the number that a record has on the sketch map beside the list. */
export function MapNumber({ url }: { readonly url: string }) {
  const number = useContext(MapNumbersContext).get(url);
  if (number === undefined) return null;
  return (
    <span className={styles.number} role="img" aria-label={sketchMap.number(number)}>
      {number}
    </span>
  );
}
