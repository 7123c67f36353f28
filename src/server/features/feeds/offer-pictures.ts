import { createHash } from 'node:crypto';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Outside } from '#server/adapters/outside/outside.ts';

export interface OfferPicture {
  /** Media paths. */
  readonly thumb: string;
  readonly image: string;
}

export type OfferPictures = ReturnType<typeof createOfferPictures>;

const mostBytes = 3 * 1024 * 1024;
/** A picture of more pixels is refused before it is unpacked. */
const mostPixels = 25_000_000;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const sizes = { thumb: 320, image: 780 } as const;

/**
 * Pictures of offers, fetched by the portal, made small and kept with the media: readers' browsers ask no partner's
 * server, and what the partner sent is never passed on as it is. Two files an offer, named after the picture's address.
 */
export function createOfferPictures({ outside, files }: { outside: Outside; files: FileStore }) {
  /** `undefined` when the picture cannot be had or is none: the offer is shown without. */
  async function keep(
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
      const answer = await outside.fetch({
        address: source,
        mostBytes,
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

  return { keep, remove };
}

const open = async (bytes: Buffer) => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
};

const resize = async (bytes: Buffer, width: number): Promise<Buffer> =>
  (await open(bytes))
    .autoOrient()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
