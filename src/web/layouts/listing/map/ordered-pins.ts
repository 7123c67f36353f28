import { useSyncExternalStore } from 'react';
import type { Pin } from './CityMap.tsx';

/** The places of a list that the browser ordered by itself: they may lie on other pages of the list than the one that the server sent. */
let pins: readonly Pin[] | undefined;
const listeners = new Set<() => void>();

/** Tells an open map which places the list shows now; undefined where it is as the server sent it. */
export function showOrderedPins(shown: readonly Pin[] | undefined): void {
  pins = shown;
  for (const listener of listeners) listener();
}

/** Returns the places that `showOrderedPins` was last told. */
export const useOrderedPins = (): readonly Pin[] | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pins,
    () => undefined,
  );
