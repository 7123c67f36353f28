import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 100,000 passwords that leak most, in lower case, as sorted 32-bit hashes: 400 KB in place of a list. One password in
 * 43,000 shares a hash with one of them and is refused without need. Made by scripts/data/make-common-passwords.ts.
 */
export const commonPasswordsFile = join(import.meta.dirname, 'common-passwords.bin');

const hashOf = (word: string): number => createHash('sha256').update(word).digest().readUInt32BE(0);

export function writePasswordFilter(words: readonly string[]): Buffer {
  const hashes = Uint32Array.from(new Set(words.map(hashOf))).sort();
  const bytes = Buffer.alloc(hashes.length * 4);
  for (const [index, hash] of hashes.entries()) bytes.writeUInt32BE(hash, index * 4);
  return bytes;
}

/** Reads the filter. @returns a function that tells whether a password in lower case is among the common ones. */
export function openPasswordFilter(): (word: string) => boolean {
  const bytes = readFileSync(commonPasswordsFile);
  return (word) => {
    const sought = hashOf(word);
    let low = 0;
    let high = bytes.length / 4 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = bytes.readUInt32BE(middle * 4);
      if (found === sought) return true;
      if (found < sought) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  };
}
