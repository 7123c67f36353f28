/** Most bytes a UTF-16 unit takes in UTF-8. */
const widest = 3;

let scratch = Buffer.allocUnsafeSlow(512 * 1024);

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
    if (typeof piece === 'string') at += scratch.write(piece, at);
    else {
      scratch.set(piece, at);
      at += piece.length;
    }
  }
  const whole = Buffer.allocUnsafeSlow(at);
  scratch.copy(whole, 0, 0, at);
  return whole;
}
