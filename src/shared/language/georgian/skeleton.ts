import { isGeorgian, markedLetters } from './alphabet.ts';
import { cyrillicHeard, georgianMeant } from './keyboards.ts';
import { latinSkeletons } from './latin.ts';
import { splitWords } from './normalize.ts';

/**
 * Converts a Georgian word letter by letter, with capitals for letters that no ending contains. Letter pairs that Latin typing
 * would merge are merged.
 */
export function markWord(word: string): string {
  let marked = '';
  for (const letter of word) marked += markedLetters.get(letter) ?? '';
  return marked.includes('h') ? mergeAspirates(marked) : marked;
}

/** Latin typing renders ც and ჰ of ალცჰაიმერი as `ch`: such pairs have one reading in any script. */
const aspirates: Readonly<Record<string, string>> = {
  k: 'x',
  s: 'w',
  c: 'q',
  g: 'g',
  z: 'j',
  t: 't',
  p: 'p',
};
const mergeAspirates = (marked: string): string =>
  marked.replace(/([kscgztp])h/gi, (pair, letter: string) => aspirates[letter.toLowerCase()] ?? pair);

/** Longer words are truncated to this length. */
const maxWordLength = 60;

/**
 * The readings of a word in any script, most likely first, three at most, none empty. Georgian has one reading and digits stay
 * as they are; words in unknown scripts have none.
 */
export function readingsOf(written: string): string[] {
  const word = written.slice(0, maxWordLength);
  if (/^\p{Nd}/u.test(word)) return [word.normalize('NFKC').replace(/[^0-9]/g, '')].filter(Boolean);
  if (isGeorgian(word)) return [markWord(word)].filter(Boolean);
  if (/^\p{Script=Cyrillic}/u.test(word))
    return [...new Set([cyrillicHeard(word), georgianMeant(word)].map(markWord))].filter(Boolean);
  // „ფარisebri“: the layout was changed within the word.
  const runs = word.match(/[ა-ჰ]+|[^ა-ჰ]+/g) ?? [];
  if (runs.length > 1) return [runs.map((run) => readingsOf(run)[0] ?? '').join('')].filter(Boolean);
  return latinSkeletons(word);
}

/**
 * The ASCII key of a reading, by which titles and words are compared. Two words with the same key differ only in their titles.
 */
export const skeletonOf = (reading: string): string => reading.toLowerCase();

/** The key of a text in its most likely reading: words in ASCII, separated by single spaces. */
export function keyOf(text: string): string {
  return splitWords(text)
    .map((word) => skeletonOf(readingsOf(word)[0] ?? ''))
    .filter(Boolean)
    .join(' ');
}
