import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { cyrillicHeard, russianMeant } from '#shared/language/georgian/keyboards.ts';
import { keyOf } from '#shared/language/georgian/skeleton.ts';
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
  inRussianLetters(text).replace(/[а-яё]+/giu, (word) => readingOf(word.toLowerCase()) ?? word);

/** A shorter word of Latin letters happens to be the keys of a Russian one too easily. */
const shortestOnKeys = 5;

/** A text typed in Russian on Latin keys in Russian letters; any other as it is. */
function inRussianLetters(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) return text;
  const meant = russianMeant(text.toLowerCase());
  const isRussian = text
    .split(' ')
    .some(
      (keys) => keys.length >= shortestOnKeys && readingOf(russianMeant(keys.toLowerCase())) !== undefined,
    );
  return isRussian ? meant : text;
}

const readingOf = (word: string): string | undefined => lookUp(word, beginnings, shortestBeginning);

function lookUp(word: string, table: ReadonlyMap<string, string>, shortest: number): string | undefined {
  const translation = table.get(word);
  if (translation !== undefined) return translation;
  for (let length = word.length - 1; length >= Math.max(shortest, word.length - longestEnding); length -= 1) {
    const reading = table.get(word.slice(0, length));
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** A shorter word sounds like a Georgian one too easily. */
const shortestHeard = 5;
const heard = new Map(
  [...beginnings].map(([word, reading]) => [soundOf(keyOf(cyrillicHeard(word))), reading]),
);

/** Russian that is spelt by sound has one letter for ц and тс, for х and h, а for о („галава“), and none twice. */
function soundOf(skeleton: string): string {
  return skeleton
    .replaceAll('c', 'ts')
    .replaceAll('x', 'h')
    .replaceAll('o', 'a')
    .replace(/(.)\1+/g, '$1');
}

/** What a Russian word means that is typed by sound in Georgian or Latin letters: „გალავა“, „დავლენიე“ and „golova“. */
export function readHeardRussian({ skeletons }: AnalysedWord): string | undefined {
  for (const skeleton of skeletons) {
    const sound = soundOf(skeleton);
    const reading = sound.length >= shortestHeard ? lookUp(sound, heard, shortestHeard) : undefined;
    if (reading !== undefined) return reading;
  }
  return undefined;
}
