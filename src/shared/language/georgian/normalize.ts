/** Characters inside words that are no letters: apostrophes of the national romanisation, soft hyphens, joiners. */
const silent = /['’‘ʼʻ`´\u00ad\u200b-\u200d\u2060\ufeff]/g;
const words = /\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu;

/**
 * Normalises a text: compatibility forms resolved, Georgian capitals (Mtavruli) lowered, silent characters dropped. Latin
 * capitals are kept: in a query they may be keys of the Georgian keyboard.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(silent, '')
    .replace(/[\u1c90-\u1cbf]+/g, (capitals) => capitals.toLowerCase());
}

/** Splits a text into words, runs of letters and runs of digits: „COVID-19-ით“ is `COVID`, `19`, `ით`. */
export function splitWords(text: string): string[] {
  return normalizeText(text).match(words) ?? [];
}
