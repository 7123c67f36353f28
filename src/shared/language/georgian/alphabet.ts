/**
 * Georgian letters in the skeleton alphabet: plain ASCII in which letters that Latin typing does not keep apart are one
 * (თ ტ, კ ქ ყ, პ ფ, ც წ, ჩ ჭ, ზ ძ, ჟ ჯ, გ ღ); შ is `w`, ჩ and ჭ are `q`, ხ is `x`.
 *
 * A capital says the same letter, and besides that it is the one no ending is made of: თ may begin the ending -თან,
 * ტ may not. Stemming looks at the difference and drops it, so that a stem is the same from either script.
 */
const table = [
  ['ა', 'a'],
  ['ბ', 'b'],
  ['გ', 'g'],
  ['დ', 'd'],
  ['ე', 'e'],
  ['ვ', 'v'],
  ['ზ', 'z'],
  ['თ', 't'],
  ['ი', 'i'],
  ['კ', 'k'],
  ['ლ', 'l'],
  ['მ', 'm'],
  ['ნ', 'n'],
  ['ო', 'o'],
  ['პ', 'p'],
  ['ჟ', 'j'],
  ['რ', 'r'],
  ['ს', 's'],
  ['ტ', 'T'],
  ['უ', 'u'],
  ['ფ', 'p'],
  ['ქ', 'K'],
  ['ღ', 'G'],
  ['ყ', 'K'],
  ['შ', 'w'],
  ['ჩ', 'q'],
  ['ც', 'c'],
  ['ძ', 'Z'],
  ['წ', 'C'],
  ['ჭ', 'q'],
  ['ხ', 'x'],
  ['ჯ', 'j'],
  ['ჰ', 'h'],
  // Letters out of use, as old texts spell what is now ეი, ი, ვი, ხ, ო.
  ['ჱ', 'ei'],
  ['ჲ', 'i'],
  ['ჳ', 'vi'],
  ['ჴ', 'x'],
  ['ჵ', 'o'],
] as const;

/** The 33 letters in use, in their order. */
export const alphabet: readonly string[] = Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ');

/** Skeleton of each Georgian letter, hard ones as capitals. */
export const markedLetters: ReadonlyMap<string, string> = new Map(table);

/** Whether the word is written in Georgian (its first letter is). */
export const isGeorgian = (word: string): boolean => /^[\u10d0-\u10f5]/.test(word);

export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && 'aeiou'.includes(letter);
