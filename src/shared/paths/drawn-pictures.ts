/**
 * The project's own drawings are sets of files: one for each crop, composed for it, by day and by night. A record contains the
 * path of the first crop, `drawn/articles/101/wide.webp`; the others are in the same folder. A photograph that replaces a
 * drawing is a single file.
 */
export const crops = {
  wide: { width: 1200, height: 675, thumbnails: [480, 780] },
  card: { width: 720, height: 540, thumbnails: [320, 480] },
  square: { width: 560, height: 560, thumbnails: [160, 320] },
  portrait: { width: 720, height: 960, thumbnails: [320, 480] },
  /** A monogram alone, for portraits too small for a thing beside it. */
  mark: { width: 132, height: 132, thumbnails: [] },
  /** One thing without paper behind it. */
  object: { width: 112, height: 112, thumbnails: [] },
} as const;

export type Crop = keyof typeof crops;

/** The crops of each kind of picture; records contain the path of the first. */
export const drawnKinds = {
  articles: ['wide', 'card', 'square'],
  categories: ['card', 'object'],
  calculators: ['card', 'object'],
  projects: ['wide'],
  clinics: ['wide', 'square'],
  doctors: ['square', 'mark'],
  authors: ['square', 'mark'],
  consultants: ['square', 'mark'],
  journals: ['portrait'],
  sponsors: ['square'],
  partners: ['square'],
  offers: ['card'],
} as const satisfies Record<string, readonly [Crop, ...Crop[]]>;

export type DrawnKind = keyof typeof drawnKinds;

const folder = 'drawn/';

/** Returns the path of one file of a set, relative to the media base. */
export const drawnPath = (kind: DrawnKind, name: string | number, crop: Crop, isDark = false): string =>
  `${folder}${kind}/${name}/${crop}${isDark ? '-dark' : ''}.webp`;

/** Returns the address of a drawing by night for the one by day, and the address of any other picture as it is. */
export const nightAddress = (address: string): string =>
  address.replace(/(\/drawn\/[a-z]+\/[\w-]+\/[a-z]+)(\.webp)$/, '$1-dark$2');

/** Returns the path by which a record refers to its drawing. */
export const drawnPicture = (kind: DrawnKind, name: string | number): string =>
  drawnPath(kind, name, drawnKinds[kind][0]);

/** One file of a set with its available widths, the largest being its own. */
export interface DrawnFile {
  readonly path: string;
  readonly thumbnails: readonly number[];
  readonly width: number;
}

/**
 * Returns the file of a set for a crop, or the one that the record names if the set lacks that crop; undefined for other
 * pictures.
 * @param path relative to the media base
 */
export function findDrawn(path: string, crop: Crop): { day: DrawnFile; night: DrawnFile } | undefined {
  const [, kindName = '', name = ''] = /^drawn\/([a-z]+)\/([\w-]+)\/[a-z]+\.webp$/.exec(path) ?? [];
  if (!isDrawnKind(kindName)) return undefined;
  const drawnCrops: readonly Crop[] = drawnKinds[kindName];
  const found = drawnCrops.includes(crop) ? crop : drawnKinds[kindName][0];
  const { thumbnails, width } = crops[found];
  const file = (isDark: boolean): DrawnFile => ({
    ...{ path: drawnPath(kindName, name, found, isDark), thumbnails, width },
  });
  return { day: file(false), night: file(true) };
}

/** Returns every file of the set that a path belongs to; empty for other pictures. */
export function listDrawnFiles(path: string): readonly DrawnFile[] {
  const [, kindName = ''] = /^drawn\/([a-z]+)\//.exec(path) ?? [];
  if (!isDrawnKind(kindName)) return [];
  return drawnKinds[kindName].flatMap((crop) => {
    const found = findDrawn(path, crop);
    return found ? [found.day, found.night] : [];
  });
}

const isDrawnKind = (name: string): name is DrawnKind => Object.hasOwn(drawnKinds, name);
