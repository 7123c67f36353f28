import sharp, { type Sharp } from 'sharp';
import { Problem } from '#shared/contracts/problem.ts';
import { mediaMessages } from '#shared/language/ka/reading/media.ts';
import { isBareWebp } from './bare-webp.ts';

/** The pixel limit, checked before decoding. */
const maxPixels = 60_000_000;
const maxBytes = 30_000_000;
const maxSide = 2_400;
/** Low effort: installing ninety pictures in five sizes and two formats must not take long. */
const webp = { quality: 80, effort: 2 } as const;
const avif = { quality: 54, effort: 1, chromaSubsampling: '4:2:0' } as const;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/** A decoded picture. */
export interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** A picture in its original size. */
export interface Original {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly bytes: Uint8Array;
}

/**
 * Decodes a picture, upright and no larger than any is shown, with the bytes in which it is stored.
 * @throws Problem `not_an_image` or `image_too_large`
 */
export async function readPicture(bytes: Uint8Array): Promise<{ pixels: Pixels; original: Original }> {
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

/** Decodes a picture that is stored here. */
export const decodeStored = (bytes: Uint8Array): Promise<Pixels> => decode(open(bytes));

/** A smaller picture in both formats that pages show. */
export async function encodeSize(pixels: Pixels, width: number): Promise<{ webp: Buffer; avif: Buffer }> {
  const small = pack(pixels).resize({ width, withoutEnlargement: true });
  return { webp: await small.clone().webp(webp).toBuffer(), avif: await small.avif(avif).toBuffer() };
}

/** A smaller drawing: flat colours need no second format. */
export const shrinkDrawing = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  sharp(bytes).resize({ width }).webp({ quality: 82, effort: 1 }).toBuffer();

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
const pack = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });
const tooLarge = () =>
  new Problem('too_large', { message: mediaMessages.imageTooLarge, code: 'image_too_large' });
const notAnImage = () =>
  new Problem('unsupported_media_type', { message: mediaMessages.notAnImage, code: 'not_an_image' });

async function encode(pixels: Pixels, format: Original['format']): Promise<Original> {
  const original = pack(pixels);
  const encoded = {
    jpeg: () => original.jpeg({ quality: 86 }),
    png: () => original.png(),
    webp: () => original.webp(webp),
  };
  return { format, bytes: await encoded[format]().toBuffer() };
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
