import { type Crop, type DrawnFile, findDrawn } from '#shared/paths/drawn-pictures.ts';

/** Widths of the thumbnails of every photograph, in pixels. */
export const thumbnailWidths = [160, 320, 480, 780, 1200] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

const isAbsolute = (url: string): boolean => /^(?:[a-z]+:|\/)/i.test(url);

/** Returns the address of a picture or file; prepends the media base to relative ones. */
export function mediaAddress(url: string, base: string): string {
  return isAbsolute(url) ? url : base + url;
}

/** Returns a `srcset` of one format; empty for pictures outside the media base, which have no thumbnails. */
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

/** One file of a picture in the widths it comes in. */
export interface PictureFile {
  readonly address: string;
  readonly srcSet: string;
}

/** Returns the crop of a drawing of ours by day and by night; undefined for photographs. */
export function drawnFiles(
  url: string,
  base: string,
  crop: Crop,
): { day: PictureFile; night: PictureFile } | undefined {
  const path = pathInMedia(url, base);
  const found = path === undefined ? undefined : findDrawn(path, crop);
  if (!found) return undefined;
  const fileOf = ({ path, width, thumbnails }: DrawnFile): PictureFile => ({
    address: base + path,
    srcSet: [
      ...thumbnails.map((small) => `${base}_thumb/${small}/${path} ${small}w`),
      `${base}${path} ${width}w`,
    ].join(', '),
  });
  return { day: fileOf(found.day), night: fileOf(found.night) };
}

function pathInMedia(url: string, base: string): string | undefined {
  if (url.startsWith(base)) return url.slice(base.length);
  return isAbsolute(url) ? undefined : url;
}
