import { RecordMoved } from '#web/data/outcomes.ts';

/** A record has one address: asked for at any other, it has moved there. */
export function requireAddress(url: string, path: string): void {
  if (url !== path && url !== decodeURIComponent(path)) throw new RecordMoved(encodeURI(decodeURI(url)));
}
