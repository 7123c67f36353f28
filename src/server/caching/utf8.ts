import { transcode } from 'node:buffer';

let scratch = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * The text as UTF-8. Georgian pages are two-byte strings, which `Buffer.from` encodes a character at a time;
 * by way of UTF-16 it takes a fifth of the time (measured on 126 KB: 77 µs against 406).
 */
export function utf8Of(text: string): Buffer {
  if (scratch.length < text.length * 2) scratch = Buffer.allocUnsafeSlow(text.length * 2);
  const length = scratch.write(text, 'utf16le');
  try {
    return transcode(scratch.subarray(0, length), 'utf16le', 'utf8');
  } catch {
    // Half a surrogate pair: the slow way replaces it.
    return Buffer.from(text);
  }
}

/** Texts, and what is UTF-8 already, as one. */
export function utf8OfPieces(pieces: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? utf8Of(piece) : piece)));
}
