import { isGeorgian, markedLetters } from './alphabet.ts';
import { cyrillicHeard, georgianMeant } from './keyboards.ts';
import { latinSkeletons } from './latin.ts';
import { splitWords } from './normalize.ts';

/** A Georgian word letter by letter, hard letters as capitals. Letter pairs that Latin typing would read as one are one here too. */
export function markWord(word: string): string {
  let marked = '';
  for (const letter of word) marked += markedLetters.get(letter) ?? '';
  return marked.includes('h') ? mergeAspirates(marked) : marked;
}

/** ც and ჰ of ალცჰაიმერი come out of Latin typing as `ch`: one reading of such pairs, whatever they were typed in. */
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

/** No word is longer; what is is read that far. */
const longestWord = 60;

/**
 * What a word of any script may be read as, the likeliest first, three at most, none empty. Georgian has one reading
 * and digits stand for themselves; words of scripts that are not known have none.
 */
export function readingsOf(written: string): string[] {
  const word = written.slice(0, longestWord);
  if (/^\p{Nd}/u.test(word)) return [word.normalize('NFKC').replace(/[^0-9]/g, '')].filter(Boolean);
  if (isGeorgian(word)) return [markWord(word)].filter(Boolean);
  if (/^\p{Script=Cyrillic}/u.test(word))
    return [...new Set([cyrillicHeard(word), georgianMeant(word)].map(markWord))].filter(Boolean);
  return latinSkeletons(word);
}

/** ASCII key of a reading: what titles and words are compared by. Two words with one key are kept apart by their titles alone. */
export const skeletonOf = (reading: string): string => reading.toLowerCase();

/** The key of a whole text in its likeliest reading: words in ASCII, parted by single spaces. */
export function keyOf(text: string): string {
  return splitWords(text)
    .map((word) => skeletonOf(readingsOf(word)[0] ?? ''))
    .filter(Boolean)
    .join(' ');
}
