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

/** Digits that chat typing has for letters: „mi4irs“, „4aketili“, „ga6avda“. At a word's end they are numbers: b12, hba1c, covid19. */
const digitLetters = /(?<=[a-z])[46](?=[a-z])|(?<![a-z0-9])[46](?=[aeiou])/gi;
const lettersOfDigits: Readonly<Record<string, string>> = { 4: 'ch', 6: 'sh' };

/** Between an abbreviation in Latin capitals and the Georgian ending that is typed to it without a hyphen: „TSHს“, „SPFიანი“. */
const beforeEnding = /(?<=[A-Z]{2})(?=[ა-ჰ])/g;

/** Splits a text into words, runs of letters and runs of digits: „COVID-19-ით“ is `COVID`, `19`, `ით`. */
export function splitWords(text: string): string[] {
  return (
    normalizeText(text)
      .replace(digitLetters, (digit) => lettersOfDigits[digit] ?? digit)
      .replace(beforeEnding, ' ')
      .match(words) ?? []
  );
}
