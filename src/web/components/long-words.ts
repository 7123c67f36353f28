/** Longer than what a narrow column holds at the size of a head. */
const longWord = /[ა-ჰ]{16,}/g;

/** Before a consonant with its vowel, three letters at least from either end of the word. */
const syllable = /(?<=[ა-ჰ]{3})(?=[^აეიოუ][აეიოუ][ა-ჰ])/g;

/**
 * The pieces of a text between which its very long words may break: between syllables. Browsers bring no hyphenation for
 * Georgian, and tear such a word at whatever letter reaches the edge.
 */
export function splitLongWords(text: string): readonly string[] {
  // Every title of every page comes by, and next to none has such a word: this is a tenth of what the search for one takes.
  if (!text.split(' ').some((word) => word.length > 15)) return [text];
  return text.replace(longWord, (word) => word.replace(syllable, '\u00AD')).split('\u00AD');
}
