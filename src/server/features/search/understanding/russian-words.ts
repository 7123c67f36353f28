import { russianWords } from './russian-words.data.ts';

const beginnings = new Map(
  russianWords
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [words = '', read = ''] = line.split('=');
      return words.split(',').map((one) => [one.trim(), read.trim()] as const);
    }),
);
/** A beginning so short is a whole word. */
const shortestBeginning = 4;
/** What may follow a beginning: Russian endings are short, other words are not meant. */
const longestEnding = 6;

/**
 * A text with its Russian words read as Georgian ones, so that all that is known about Georgian questions holds for them. Words
 * without a reading stay: they may be names that sound alike, or Georgian typed in the Russian layout.
 */
export const readRussian = (text: string): string =>
  text.replace(/[а-яё]+/giu, (word) => readingOf(word.toLowerCase()) ?? word);

function readingOf(word: string): string | undefined {
  const translation = beginnings.get(word);
  if (translation !== undefined) return translation;
  for (
    let length = word.length - 1;
    length >= Math.max(shortestBeginning, word.length - longestEnding);
    length -= 1
  ) {
    const reading = beginnings.get(word.slice(0, length));
    if (reading !== undefined) return reading;
  }
  return undefined;
}
