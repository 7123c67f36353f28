import { RecordMoved } from '#web/data/load-errors.ts';

/** Throws `RecordMoved` if a record is requested at another address than its own. */
export function requireAddress(url: string, path: string): void {
  if (url !== path && url !== decodeURIComponent(path)) throw new RecordMoved(encodeURI(decodeURI(url)));
}
