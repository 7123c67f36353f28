/** The item of the browser's storage that has what a guest saved to read again. */
export const storageKey = 'saved_reading';

/** Whether this browser keeps something that its reader saved without an account. */
export function hasLocalReading(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
