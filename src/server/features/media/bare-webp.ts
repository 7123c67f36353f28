import { createHash } from 'node:crypto';

/** The chunks of a WebP file that contain pixels; others contain metadata or animation. */
const pixelParts: ReadonlySet<string> = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);
/** SHA-256 of the profile „sRGB“ that libvips adds, as the project's own drawings have it: it says nothing about anybody. */
const plainProfile = '12afb4d9953adee0607d347daee5b78b18d6b3cab2d572b88970703f5edb37bc';

/** Whether a WebP file (RIFF, RFC 9649) contains nothing but pixels, so that it can be stored unchanged. */
export function isBareWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => file.toString('latin1', at, at + 4);
  if (file.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') return false;
  let at = 12;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const isProfile = nameAt(at) === 'ICCP' && isPlainProfile(file.subarray(at + 8, at + 8 + size));
    if (!isProfile && !pixelParts.has(nameAt(at))) break;
    at += 8 + size + (size % 2);
  }
  return at === file.length && file.readUInt32LE(4) + 8 === file.length;
}

const isPlainProfile = (profile: Uint8Array): boolean =>
  createHash('sha256').update(profile).digest('hex') === plainProfile;
