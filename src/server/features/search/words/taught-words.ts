import type { Analyse } from '#shared/language/georgian/analyse.ts';
import type { Understanding } from '../likeness/own-understanding.ts';
import { createReadMeanings, type Meaning } from '../understanding/lay-phrases.ts';
import { createGuessLayWord } from '../understanding/lay-vocabulary.ts';

/** A word that an editor taught the search (desk `search_words`). */
export interface TaughtWord {
  readonly kind: 'synonym' | 'phrase';
  readonly from: string;
  readonly to: string;
}

/**
 * Adds the words that editors taught to what the search understands by itself. What they say of a phrase is said instead of what the
 * search knew of it or took it for.
 */
export function withTaughtWords(
  { readMeanings, guessLayWord, readLikeness }: Understanding,
  words: readonly TaughtWord[],
  analyse: Analyse,
): Understanding {
  if (words.length === 0) return { readMeanings, guessLayWord, readLikeness };
  const phrases = words.filter(({ kind }) => kind === 'phrase').map(({ from, to }) => `${from} = ${to}`);
  const synonyms = words
    .filter(({ kind }) => kind === 'synonym')
    .map(({ from, to }) => [...from.split(','), ...to.split(',')].map((name) => name.trim()).filter(Boolean));
  const readPhrases = createReadMeanings(phrases, [], analyse);
  const readSynonyms = createReadMeanings([], synonyms, analyse);
  const guessTaught = createGuessLayWord(phrases, analyse);
  return {
    readMeanings: (given) => {
      const taught = readPhrases(given);
      return [...taught, ...readSynonyms(given), ...otherThan(taught, readMeanings(given))].sort(
        (one, other) => other.words.length - one.words.length,
      );
    },
    readLikeness: (given) => otherThan(readPhrases(given), readLikeness(given)),
    guessLayWord: (word) => guessLayWord(word) ?? guessTaught(word),
  };
}

/** Without meanings of words that are all part of one taught phrase. */
const otherThan = (taught: readonly Meaning[], meanings: readonly Meaning[]): Meaning[] =>
  meanings.filter(
    ({ words }) => !taught.some((phrase) => words.every((word) => phrase.words.includes(word))),
  );
