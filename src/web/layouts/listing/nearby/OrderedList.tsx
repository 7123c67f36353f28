import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Spot, showDistance } from '#shared/geography/distance.ts';
import { nearby as text } from '#shared/language/ka/directories/directories.ts';
import { Button } from '#web/components/forms/Button.tsx';
import type { Pin } from '../map/CityMap.tsx';
import { showOrderedPins } from '../map/ordered-pins.ts';
import { type OrderedPlace, orderPlaces, type Whereabouts } from './order-places.ts';
import { DistancesContext } from './place-marks.tsx';

/** All records of a filtered list: what they are ordered by, and how some of them are drawn. */
export interface WholeList {
  readonly places: readonly Whereabouts[];
  readonly show: (ids: readonly number[]) => ReactNode;
  readonly pinsOf: (ids: readonly number[]) => readonly Pin[];
}

interface OrderedListProps {
  readonly isNear: boolean;
  readonly isOpenFirst: boolean;
  readonly loadAll: () => Promise<WholeList>;
  /** What is shown until the order is known. */
  readonly fallback: ReactNode;
  readonly onRefused: () => void;
}

const perStep = 12;

/** Renders all records of a filtered list in an order that the browser knows: open ones first, the nearest first. */
export function OrderedList({ isNear, isOpenFirst, loadAll, fallback, onRefused }: OrderedListProps) {
  const [whole, setWhole] = useState<WholeList>();
  const [hasFailed, setFailed] = useState(false);
  const [position, setPosition] = useState<Spot>();
  const [shown, setShown] = useState(perStep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are another list, which has another key
  useEffect(() => {
    loadAll().then(setWhole, () => setFailed(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is asked for when the reader wants it
  useEffect(() => {
    if (isNear && !position) findPosition().then(setPosition, onRefused);
  }, [isNear]);
  const isLocating = isNear && !position;
  const ordered = useMemo(
    () =>
      whole &&
      orderPlaces(whole.places, {
        position: isNear ? position : undefined,
        openAt: isOpenFirst ? (window.constants?.now ?? Date.now() / 1000) : undefined,
      }),
    [whole, isNear, position, isOpenFirst],
  );
  const shownIds = useMemo(() => ordered?.slice(0, shown).map(({ id }) => id), [ordered, shown]);
  useEffect(() => {
    showOrderedPins(shownIds && whole?.pinsOf(shownIds));
    return () => showOrderedPins(undefined);
  }, [whole, shownIds]);
  const distances = useMemo(() => new Map(ordered?.flatMap(distanceEntry)), [ordered]);
  if (!whole || !ordered || !shownIds || isLocating)
    return (
      <>
        {hasFailed ? <p role="alert">{text.failed}</p> : <p role="status">{isLocating && text.locating}</p>}
        {fallback}
      </>
    );
  return (
    <DistancesContext value={distances}>
      <p role="status" data-live-orders>
        {[isOpenFirst && text.openFirst, isNear && text.nearest].filter(Boolean).join(' ')}
      </p>
      {whole.show(shownIds)}
      {ordered.length > shown && (
        <Button kind="quiet" onPress={() => setShown(shown + perStep)}>
          {text.more}
        </Button>
      )}
    </DistancesContext>
  );
}

const distanceEntry = ({ id, distance }: OrderedPlace): [number, { metres: number; text: string }][] =>
  distance === undefined ? [] : [[id, { metres: distance, text: text.away(showDistance(distance)) }]];

const timeoutMs = 10_000;
/** A position of the last five minutes is near enough. */
const maximumAge = 300_000;

/** Asks the browser where the reader is. Rejects if the reader or the device refuses. The position is sent to nobody. */
function findPosition(): Promise<Spot> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('this browser tells no position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: timeoutMs, maximumAge },
    );
  });
}
