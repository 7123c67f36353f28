import type { Spot } from '#shared/geography/distance.ts';

const timeoutMs = 10_000;
/** A position of the last five minutes is near enough. */
const maximumAge = 300_000;

/** Asks the browser where the reader is. Rejects if the reader or the device refuses. The position is sent to nobody. */
export function findPosition(): Promise<Spot> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('this browser tells no position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: timeoutMs, maximumAge },
    );
  });
}
