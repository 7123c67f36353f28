import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { mediaMessages } from '#shared/language/ka/reading/media.ts';
import { isBareWebp } from './bare-webp.ts';
import { isStorableFile } from './file-kinds.ts';
import { createQueue } from './queue.ts';

/** The widths that every picture is stored in, under `_thumb/<width>/`. */
export const thumbnailWidths = [160, 320, 480, 780, 1200] as const;

/** The pixel limit, checked before decoding. */
const maxPixels = 60_000_000;
const maxBytes = 30_000_000;
const maxFileBytes = 500_000_000;
const maxSide = 2_400;
/** Low effort: installing ninety pictures in five sizes and two formats must not take long. */
const webp = { quality: 80, effort: 2 } as const;
const avif = { quality: 54, effort: 1, chromaSubsampling: '4:2:0' } as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

export interface SavedImage {
  /** Relative to the media base, with the extension of the stored format. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Length of the stored file. */
  readonly bytes: number;
}

interface Drawing {
  /** With the ending of webp, which it has. */
  readonly path: string;
  readonly thumbnails: readonly number[];
  readonly bytes: Uint8Array;
  /** The smaller files by their widths, where they have been made. */
  readonly smaller?: ReadonlyMap<number, Uint8Array>;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Stores pictures and files: each picture in all sizes, without metadata. */
export function createMediaService({ files }: { files: FileStore }) {
  const queue = createQueue(2);

  /**
   * Stores an uploaded picture and its sizes. JPEG and PNG keep their format, everything else becomes WebP, and the
   * extension of `path` follows. A WebP without metadata and within the size limits keeps its bytes, since encoding it again
   * loses quality. `path` without its extension must be unique.
   * @throws Problem `not_an_image` or `image_too_large`
   */
  async function saveImage({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<SavedImage> {
    return queue(async () => {
      const { pixels, original } = await readPicture(bytes);
      // The sizes are written first: if the original exists, they all do.
      await storeSizes(path, pixels);
      return storeOriginal(path, pixels, original);
    });
  }

  /** Stores an uploaded picture alone; `makeSizes` makes its sizes later. @throws Problem as `saveImage` */
  async function saveOriginal({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<SavedImage> {
    return queue(async () => {
      const { pixels, original } = await readPicture(bytes);
      return storeOriginal(path, pixels, original);
    });
  }

  /** Makes the sizes of a stored picture. */
  async function makeSizes(path: string): Promise<void> {
    const bytes = await files.read(path);
    if (!bytes) return;
    await queue(async () => storeSizes(path, await decode(open(bytes))));
  }

  /** Removes a file with its sizes. */
  async function removeFile(path: string): Promise<void> {
    for (const size of thumbnailWidths)
      for (const format of ['webp', 'avif']) await files.remove(`_thumb/${size}/${nameOf(path)}.${format}`);
    await files.remove(path);
  }

  /**
   * Keeps a drawing of our own making as it is, and smaller ones beside it in webp alone: flat colours need no second format.
   * Never for what came from outside.
   */
  async function saveDrawing({ path, thumbnails, bytes, smaller }: Drawing): Promise<void> {
    for (const width of thumbnails)
      await files.write(`_thumb/${width}/${path}`, smaller?.get(width) ?? (await shrink(bytes, width)));
    await files.write(path, bytes);
  }

  const shrink = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
    queue(() => sharp(bytes).resize({ width }).webp({ quality: 82, effort: 1 }).toBuffer());

  /**
   * Stores a file unchanged: pdf, epub, mp4, webm or captions.
   * @throws Problem `bad_type` for any other or if the bytes do not match the extension, `file_too_large`
   */
  async function saveFile({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<void> {
    if (bytes.length > maxFileBytes)
      throw new Problem('too_large', { message: mediaMessages.fileTooLarge, code: 'file_too_large' });
    if (!isStorableFile(path, bytes))
      throw new Problem('unsupported_media_type', { message: mediaMessages.badType, code: 'bad_type' });
    await files.write(path, bytes);
  }

  async function storeSizes(path: string, pixels: Pixels): Promise<void> {
    for (const size of thumbnailWidths) {
      const small = pack(pixels).resize({ width: size, withoutEnlargement: true });
      const place = `_thumb/${size}/${nameOf(path)}`;
      await files.write(`${place}.webp`, await small.clone().webp(webp).toBuffer());
      await files.write(`${place}.avif`, await small.avif(avif).toBuffer());
    }
  }

  async function storeOriginal(
    path: string,
    { raw }: Pixels,
    { format, bytes }: Original,
  ): Promise<SavedImage> {
    const { width, height } = raw;
    const original = `${nameOf(path)}.${format === 'jpeg' ? 'jpg' : format}`;
    await files.write(original, bytes);
    return { path: original, width, height, bytes: bytes.length };
  }

  return {
    ...{ saveImage, saveOriginal, makeSizes, saveDrawing, saveFile, removeFile },
    exists: (path: string) => files.exists(path),
  };
}

const nameOf = (path: string): string => path.replace(/\.[a-z0-9]+$/i, '');

/** Decodes a picture, upright and no larger than any is shown, with the bytes in which it is stored. */
async function readPicture(bytes: Uint8Array): Promise<{ pixels: Pixels; original: Original }> {
  if (bytes.length > maxBytes) throw tooLarge();
  const { format, width, height } = await measure(bytes);
  const upright = open(bytes)
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const pixels = await decode(upright).catch(refuse);
  const isFit = format === 'webp' && Math.max(width, height) <= maxSide && isBareWebp(bytes);
  const storedFormat = format === 'jpeg' || format === 'png' ? format : 'webp';
  return { pixels, original: isFit ? { format, bytes } : await encode(pixels, storedFormat) };
}

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
const tooLarge = () =>
  new Problem('too_large', { message: mediaMessages.imageTooLarge, code: 'image_too_large' });
const notAnImage = () =>
  new Problem('unsupported_media_type', { message: mediaMessages.notAnImage, code: 'not_an_image' });

/** A picture in its original size. */
interface Original {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Uint8Array;
}

async function encode(pixels: Pixels, format: Original['format']): Promise<Original> {
  const original = pack(pixels);
  const encoded = {
    jpeg: () => original.jpeg({ quality: 86 }),
    png: () => original.png(),
    webp: () => original.webp(webp),
  };
  return { format, bytes: await encoded[format]().toBuffer() };
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Decodes once for all sizes; drops metadata and an unused alpha channel. */
async function decode(image: Sharp): Promise<Pixels> {
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
  if (width * height > maxPixels) throw tooLarge();
  return { format, width, height };
}

function refuse(error: unknown): never {
  throw error instanceof Error && error.message.includes('exceeds pixel limit') ? tooLarge() : notAnImage();
}
