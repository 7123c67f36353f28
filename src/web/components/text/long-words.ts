/** Matches words that are too long for a heading in a narrow column. */
const longWord = /[ა-ჰ]{18,}/g;

/** Matches syllable boundaries: before a consonant and its vowel, at least three letters from both ends of the word. */
const syllableBoundary = /(?<=[ა-ჰ]{3})(?=[^აეიოუ][აეიოუ][ა-ჰ])/g;

/**
 * Splits a text where its very long words may break, between syllables. Browsers have no hyphenation for Georgian and
 * would break such a word at any letter.
 */
export function splitLongWords(text: string): readonly string[] {
  // Almost no text has such a word, and this check takes a tenth of the time of the regular expression.
  if (!text.split(' ').some((word) => word.length > 17)) return [text];
  return text.replace(longWord, (word) => word.replace(syllableBoundary, '\u00AD')).split('\u00AD');
}
