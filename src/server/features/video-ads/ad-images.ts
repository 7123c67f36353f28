import { LRUCache } from 'lru-cache';
import type { Outside } from '#server/adapters/outside/outside.ts';

const mostBytes = 2 * 1024 * 1024;
const mostPixels = 10_000_000;
/** Twice the size an overlay is shown at. */
const field = { width: 960, height: 300 } as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const kept = { maxSize: 4 * 1024 * 1024, ttl: 10 * 60_000 } as const;

export type AdImages = ReturnType<typeof createAdImages>;

/** Pictures of overlays, made anew as webp, a few kept in memory: one address is asked once however many look. */
export function createAdImages(outside: Outside) {
  const images = new LRUCache<string, Buffer>({
    ...kept,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: load,
  });

  async function load(address: string): Promise<Buffer | undefined> {
    const { status, body } = await outside.fetch({ address, mostBytes, headers: { accept: 'image/*' } });
    if (status !== 200) return undefined;
    const { default: sharp } = await import('sharp');
    const image = sharp(body, { limitInputPixels: mostPixels, failOn: 'error' });
    if (!formats.has((await image.metadata()).format)) return undefined;
    return image
      .resize({ ...field, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  }

  return { get: (address: string) => images.fetch(address).catch(() => undefined) };
}
