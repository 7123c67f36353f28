import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { layPhrases } from '../understanding/lay-phrases.data.ts';
import { createReadMeanings, type ReadMeanings } from '../understanding/lay-phrases.ts';
import { createGuessLayWord, type GuessLayWord } from '../understanding/lay-vocabulary.ts';
import { synonyms } from '../understanding/synonyms.data.ts';
import { laySentences } from './lay-sentences.data.ts';
import { createReadLikeness, type ReadLikeness } from './likeness.ts';

/** What the search understands before editors teach it anything. */
export interface Understanding {
  readonly readMeanings: ReadMeanings;
  readonly guessLayWord: GuessLayWord;
  readonly readLikeness: ReadLikeness;
}

let own: Understanding | undefined;

/** Reads the tables, which takes some of a second of processor time: at the first question, unless it was asked for before. */
export function prepareUnderstanding(): Understanding {
  if (own) return own;
  const analyse = createAnalyse();
  own = {
    readMeanings: createReadMeanings(layPhrases, synonyms, analyse),
    guessLayWord: createGuessLayWord(layPhrases, analyse),
    readLikeness: createReadLikeness([...layPhrases, ...laySentences], analyse),
  };
  return own;
}
