import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { mediaMessages } from '#shared/language/ka/media.ts';
import { isBareWebp } from './bare-webp.ts';
import { createQueue } from './queue.ts';

/** Widths every picture exists in, below `_thumb/<width>/`. */
export const thumbnailWidths = [160, 320, 480, 780, 1200] as const;

/** A picture of more pixels is refused before it is unpacked. */
const mostPixels = 60_000_000;
const mostBytes = 30_000_000;
const longestSide = 2_400;
/** Little effort: five sizes of ninety pictures in two formats must not keep a newcomer waiting. */
const webp = { quality: 80, effort: 2 } as const;
const avif = { quality: 54, effort: 1, chromaSubsampling: '4:2:0' } as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export interface SavedImage {
  /** Relative to the media base, with the ending of the format it was kept in. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Pictures and files of the portal: each picture in all its sizes, nothing of a camera's data in any. */
export function createMediaService({ files }: { files: FileStore }) {
  const queue = createQueue(2);

  /**
   * Keeps an uploaded picture and its sizes. The ending of `path` follows the format kept: jpeg and png stay so,
   * everything else becomes webp. A webp that needs nothing, as those made here, keeps its bytes: each time it is
   * encoded again it is another, and worse. `path` without its ending must be the picture's own.
   * @throws Problem `not_an_image` or `image_too_large`
   */
  async function saveImage({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<SavedImage> {
    if (bytes.length > mostBytes) throw tooLarge();
    return queue(async () => {
      const { format, width, height } = await measure(bytes);
      const upright = open(bytes)
        .autoOrient()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
      const pixels = await unpack(upright).catch(refuse);
      const isFit = format === 'webp' && Math.max(width, height) <= longestSide && isBareWebp(bytes);
      const made = format === 'jpeg' || format === 'png' ? format : 'webp';
      return keep(path, pixels, isFit ? { format, bytes } : await encode(pixels, made));
    });
  }

  /** Keeps a drawing of our own making, as webp; never for what came from outside. */
  function saveDrawing({ path, svg }: { path: string; svg: string }): Promise<SavedImage> {
    return queue(async () => {
      const pixels = await unpack(sharp(Buffer.from(svg)));
      return keep(path, pixels, await encode(pixels, 'webp'));
    });
  }

  async function saveFile({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<void> {
    await files.write(path, bytes);
  }

  /** The sizes first: where the original is, everything is. */
  async function keep(path: string, pixels: Pixels, { format, bytes }: Original): Promise<SavedImage> {
    const { width, height } = pixels.raw;
    const name = path.replace(/\.[a-z0-9]+$/i, '');
    for (const size of thumbnailWidths) {
      const small = pack(pixels).resize({ width: size, withoutEnlargement: true });
      const place = `_thumb/${size}/${name}`;
      await files.write(`${place}.webp`, await small.clone().webp(webp).toBuffer());
      await files.write(`${place}.avif`, await small.avif(avif).toBuffer());
    }
    const kept = `${name}.${format === 'jpeg' ? 'jpg' : format}`;
    await files.write(kept, bytes);
    return { path: kept, width, height };
  }

  return { saveImage, saveDrawing, saveFile, exists: (path: string) => files.exists(path) };
}

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
const tooLarge = () =>
  new Problem('too_large', { message: mediaMessages.imageTooLarge, code: 'image_too_large' });
const notAnImage = () =>
  new Problem('unsupported_media_type', { message: mediaMessages.notAnImage, code: 'not_an_image' });

/** A picture in its largest size. */
interface Original {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Uint8Array;
}

async function encode(pixels: Pixels, format: Original['format']): Promise<Original> {
  const whole = pack(pixels);
  const encoded = {
    jpeg: () => whole.jpeg({ quality: 86 }),
    png: () => whole.png(),
    webp: () => whole.webp(webp),
  };
  return { format, bytes: await encoded[format]().toBuffer() };
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Unpacked once for all sizes; what a camera or an editor wrote beside the pixels is gone, an idle alpha too. */
async function unpack(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  if (info.channels !== 4 || !isOpaque(data)) return pixels;
  const opaque = await pack(pixels).removeAlpha().raw().toBuffer();
  return { data: opaque, raw: { ...pixels.raw, channels: 3 } };
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

const pack = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

async function measure(bytes: Uint8Array): Promise<{ format: string; width: number; height: number }> {
  if (bytes.length === 0) throw notAnImage();
  const { format, width, height } = await open(bytes).metadata().catch(refuse);
  if (!formats.has(format) || !width || !height) throw notAnImage();
  if (width * height > mostPixels) throw tooLarge();
  return { format, width, height };
}

function refuse(error: unknown): never {
  throw error instanceof Error && error.message.includes('exceeds pixel limit') ? tooLarge() : notAnImage();
}
