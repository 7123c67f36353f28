import { drawnFiles } from '#web/components/media/media.ts';

const width = 320;

/** The address of a picture of the library in a small size. */
export function smallAddress(url: string): string {
  const base = window.constants?.media_url ?? '/media/';
  if (!url.startsWith(base)) return url;
  const drawn = drawnFiles(url, base, 'card');
  if (drawn) return drawn.day.address;
  return `${base}_thumb/${width}/${url.slice(base.length).replace(/\.[a-z0-9]+$/i, '')}.webp`;
}
