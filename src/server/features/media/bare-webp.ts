/** The chunks of a WebP file that contain pixels; others contain metadata or animation. */
const pixelParts: ReadonlySet<string> = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

/** Whether a WebP file (RIFF, RFC 9649) contains nothing but pixels, so that it can be stored unchanged. */
export function isBareWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => file.toString('latin1', at, at + 4);
  if (file.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') return false;
  let at = 12;
  while (at + 8 <= file.length && pixelParts.has(nameAt(at))) {
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === file.length && file.readUInt32LE(4) + 8 === file.length;
}
