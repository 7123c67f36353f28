import type { FileStore } from '#server/adapters/files/file-store.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { mediaMessages } from '#shared/language/ka/reading/media.ts';
import { isStorableFile } from './file-kinds.ts';
import type { Original, Pixels } from './picture-codec.ts';
import { createQueue } from './queue.ts';

/** The widths that every picture is stored in, under `_thumb/<width>/`. */
export const thumbnailWidths = [160, 320, 480, 780, 1200] as const;

const maxFileBytes = 500_000_000;

/** The library of pictures and its memory are needed by who changes pictures, not by who serves them: it comes with the first one. */
const loadCodec = () => import('./picture-codec.ts');

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
      const { pixels, original } = await (await loadCodec()).readPicture(bytes);
      // The sizes are written first: if the original exists, they all do.
      await storeSizes(path, pixels);
      return storeOriginal(path, pixels, original);
    });
  }

  /** Stores an uploaded picture alone; `makeSizes` makes its sizes later. @throws Problem as `saveImage` */
  async function saveOriginal({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<SavedImage> {
    return queue(async () => {
      const { pixels, original } = await (await loadCodec()).readPicture(bytes);
      return storeOriginal(path, pixels, original);
    });
  }

  /** Makes the sizes of a stored picture. */
  async function makeSizes(path: string): Promise<void> {
    const bytes = await files.read(path);
    if (!bytes) return;
    await queue(async () => storeSizes(path, await (await loadCodec()).decodeStored(bytes)));
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
    queue(async () => (await loadCodec()).shrinkDrawing(bytes, width));

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
    const { encodeSize } = await loadCodec();
    for (const size of thumbnailWidths) {
      const small = await encodeSize(pixels, size);
      const place = `_thumb/${size}/${nameOf(path)}`;
      await files.write(`${place}.webp`, small.webp);
      await files.write(`${place}.avif`, small.avif);
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
