/** The parts of a webp that pixels are in; others hold what a camera or a program wrote beside them, or moves. */
const pixelParts: ReadonlySet<string> = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

/** A webp that is pixels from its first byte to its last (RIFF, as in RFC 9649): nothing is left out when it is kept as it is. */
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
