import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { FocalPoint } from '#shared/collections/fields.ts';
import type { FocalPointsRepository } from './focal-points.repository.ts';

const tags = new Set(['media:*']);
const cacheBytes = 1024;
const cacheSeconds = 86_400;

/** The focal points of pictures by path, kept in memory until the library changes. Most pictures have none: their middle stays. */
export function createFocalPoints({ listFocalPoints }: FocalPointsRepository) {
  const cache = new TaggedCache<ReadonlyMap<string, FocalPoint>>({ maxBytes: cacheBytes * 16 });
  let loaded: ReadonlyMap<string, FocalPoint> = new Map();

  /** Loads what `focalPointOf` tells. */
  async function load(): Promise<void> {
    loaded = await cache.fetch('points', async () => ({
      value: new Map((await listFocalPoints()).map(({ path, x, y }) => [path, { x: round(x), y: round(y) }])),
      tags,
      bytes: cacheBytes,
      seconds: cacheSeconds,
    }));
  }

  return {
    load,
    focalPointOf: (path: string): FocalPoint | undefined => loaded.get(path),
    drop: (tag: string) => cache.drop(tag),
    forgetAll: () => cache.clear(),
  };
}

/** Pictures are cropped in steps of a tenth. */
const round = (share: number): number => Math.round(share * 10) / 10;
