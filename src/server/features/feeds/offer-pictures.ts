import { createHash } from 'node:crypto';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';

export interface OfferPicture {
  /** Media paths. */
  readonly thumb: string;
  readonly image: string;
}

export type OfferPictures = ReturnType<typeof createOfferPictures>;

const maxBytes = 3 * 1024 * 1024;
/** The pixel limit, checked before decoding. */
const maxPixels = 25_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const sizes = { thumb: 320, image: 780 } as const;

/**
 * Fetches, scales and stores the pictures of offers as media, two files each, named by the hash of the source address. Readers'
 * browsers never contact a partner's server, and a partner's bytes are never served unprocessed.
 */
export function createOfferPictures({ safeHttp, files }: { safeHttp: SafeHttpClient; files: FileStore }) {
  /** Stores a picture. @returns undefined when the address yields no valid picture: the offer is shown without one */
  async function store(
    collectorId: number,
    source: string,
    signal: AbortSignal,
  ): Promise<OfferPicture | undefined> {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 24);
    const paths = {
      thumb: `feeds/${collectorId}/${name}-${sizes.thumb}.webp`,
      image: `feeds/${collectorId}/${name}-${sizes.image}.webp`,
    };
    if ((await files.exists(paths.thumb)) && (await files.exists(paths.image))) return paths;
    try {
      const answer = await safeHttp.fetch({
        address: source,
        maxBytes,
        signal,
        headers: { accept: 'image/*' },
      });
      if (answer.status !== 200) return undefined;
      const { format } = await (await open(answer.body)).metadata();
      if (!formats.has(format)) return undefined;
      for (const size of ['thumb', 'image'] as const)
        await files.write(paths[size], await resize(answer.body, sizes[size]));
      return paths;
    } catch {
      return undefined;
    }
  }

  async function remove(paths: Iterable<string>): Promise<void> {
    for (const path of paths) if (/^feeds\/\d+\/[0-9a-f]+-\d+\.webp$/.test(path)) await files.remove(path);
  }

  return { store, remove };
}

const open = async (bytes: Buffer) => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
};

const resize = async (bytes: Buffer, width: number): Promise<Buffer> =>
  (await open(bytes))
    .autoOrient()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
