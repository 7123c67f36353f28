import { LRUCache } from 'lru-cache';
import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';

const maxBytes = 2 * 1024 * 1024;
const maxPixels = 10_000_000;
/** Twice the displayed size of an overlay. */
const field = { width: 960, height: 300 } as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const cacheLimits = { maxSize: 4 * 1024 * 1024, ttl: 10 * 60_000 } as const;

export type AdImages = ReturnType<typeof createAdImages>;

/** Re-encodes overlay pictures as WebP. Some are cached in memory; concurrent requests share one fetch. */
export function createAdImages(safeHttp: SafeHttpClient) {
  const images = new LRUCache<string, Buffer>({
    ...cacheLimits,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: load,
  });

  async function load(address: string): Promise<Buffer | undefined> {
    const { status, body } = await safeHttp.fetch({ address, maxBytes, headers: { accept: 'image/*' } });
    if (status !== 200) return undefined;
    const { default: sharp } = await import('sharp');
    const image = sharp(body, { limitInputPixels: maxPixels, failOn: 'error' });
    if (!formats.has((await image.metadata()).format)) return undefined;
    return image
      .resize({ ...field, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  }

  return { get: (address: string) => images.fetch(address).catch(() => undefined) };
}
