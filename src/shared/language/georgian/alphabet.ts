/**
 * Georgian letters in the skeleton alphabet: ASCII, in which letters that Latin typing does not distinguish are one (თ ტ, კ ქ
 * ყ, პ ფ, ც წ, ჩ ჭ, ზ ძ, ჟ ჯ, გ ღ); შ is `w`, ჩ and ჭ are `q`, ხ is `x`. A capital is the same letter, of the kind that no
 * ending contains: თ may begin the ending -თან, ტ may not. Stemming uses the difference and drops it, so that a stem is the
 * same from either script.
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
  // Obsolete letters in old texts, today ეი, ი, ვი, ხ, ო.
  ['ჱ', 'ei'],
  ['ჲ', 'i'],
  ['ჳ', 'vi'],
  ['ჴ', 'x'],
  ['ჵ', 'o'],
] as const;

/** The 33 letters of the alphabet in order. */
export const alphabet: readonly string[] = Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ');

/** The skeleton of each Georgian letter, capitals for those that no ending contains. */
export const markedLetters: ReadonlyMap<string, string> = new Map(table);

/** Whether the word is written in Georgian (its first letter is). */
export const isGeorgian = (word: string): boolean => /^[\u10d0-\u10f5]/.test(word);

export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && 'aeiou'.includes(letter);
