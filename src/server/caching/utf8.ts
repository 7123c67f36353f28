import { transcode } from 'node:buffer';

/** Most bytes a UTF-16 unit takes in UTF-8. */
const widest = 3;
/** Texts from this length on are written by way of UTF-16, which the platform turns into UTF-8 many letters at a time. */
const long = 200;

let scratch = Buffer.allocUnsafeSlow(512 * 1024);
let units = Buffer.allocUnsafeSlow(128 * 1024);

/** The text as UTF-8. */
export const utf8Of = (text: string): Buffer => utf8OfPieces([text]);

/**
 * Texts, and what is UTF-8 already, as one. They are written one after the other into memory that is there for it: what is
 * handed out is all that is asked of the system (encoding piece by piece asks for the page twice, and collecting that costs
 * more than the encoding).
 */
export function utf8OfPieces(pieces: readonly (string | Uint8Array)[]): Buffer {
  let most = 0;
  for (const piece of pieces) most += typeof piece === 'string' ? piece.length * widest : piece.length;
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string' && piece.length < long) at += scratch.write(piece, at);
    else {
      const bytes = typeof piece === 'string' ? encodeLong(piece) : piece;
      scratch.set(bytes, at);
      at += bytes.length;
    }
  }
  const whole = Buffer.allocUnsafeSlow(at);
  scratch.copy(whole, 0, 0, at);
  return whole;
}

function encodeLong(text: string): Uint8Array {
  if (units.length < text.length * 2) units = Buffer.allocUnsafeSlow(text.length * 2);
  try {
    return transcode(units.subarray(0, units.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // Half a letter, which has no bytes in UTF-8: the other way puts the sign for "unknown" there.
    return Buffer.from(text);
  }
}
