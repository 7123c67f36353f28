/** Widths that exist of every picture, in pixels. */
export const thumbnailWidths = [160, 320, 480, 780, 1200] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

const isAbsolute = (url: string): boolean => /^(?:[a-z]+:|\/)/i.test(url);

/** Address of a picture or file as the browser can ask for it: the media base stands before a relative one. */
export function mediaAddress(url: string, base: string): string {
  return isAbsolute(url) ? url : base + url;
}

/** `srcset` of a picture in one format; empty when the picture is not one of ours and has no thumbnails. */
export function thumbnailSet(
  url: string,
  base: string,
  format: 'avif' | 'webp',
  widest: ThumbnailWidth,
): string {
  const path = pathInMedia(url, base);
  if (path === undefined) return '';
  const name = path.replace(/\.[a-z0-9]+$/i, '');
  return thumbnailWidths
    .filter((width) => width <= widest)
    .map((width) => `${base}_thumb/${width}/${name}.${format} ${width}w`)
    .join(', ');
}

function pathInMedia(url: string, base: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length);
  return isAbsolute(url) ? undefined : url;
}
