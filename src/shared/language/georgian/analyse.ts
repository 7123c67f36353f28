import { LRUCache } from 'lru-cache';
import { functionWords } from './function-words.data.ts';
import { splitWords } from './normalize.ts';
import { readingsOf, skeletonOf } from './skeleton.ts';
import { bareStemOf, stemOf } from './stem.ts';

/** An analysed word; Georgian has one reading, a word in Latin letters up to three. */
export interface AnalysedWord {
  /** As written. */
  readonly written: string;
  /** Skeletons of its readings, most likely first. */
  readonly skeletons: readonly string[];
  /** One stem for each reading: texts are indexed by these. */
  readonly stems: readonly string[];
  /** The same with differing bare stems: titles are indexed by these, and search queries use them. */
  readonly allStems: readonly string[];
  readonly isFunctionWord: boolean;
}

/** Analyses the words of a text; words in unknown scripts are left out. */
export type Analyse = (text: string) => AnalysedWord[];

const functional = new Set(functionWords.split(' ').map((word) => skeletonOf(readingsOf(word)[0] ?? '')));

function analyseWord(written: string): AnalysedWord {
  const readings = readingsOf(written);
  const skeletons = [...new Set(readings.map(skeletonOf))];
  const [first = ''] = skeletons;
  // Function words get stems of their own: „არ“ is neither the stem of „არით“ nor a prefix of „არითმია“.
  if (functional.has(first))
    return { written, skeletons, stems: [`F${first}`], allStems: [`F${first}`], isFunctionWord: true };
  const stems = [...new Set(readings.map(stemOf))];
  const allStems = [...new Set([...stems, ...readings.map(bareStemOf)])];
  return { written, skeletons, stems, allStems, isFunctionWord: false };
}

/** Creates an analyser that caches words, because most words of a text are frequent. */
export function createAnalyse(maxCachedWords = 20_000): Analyse {
  const cache = new LRUCache<string, AnalysedWord>({ max: maxCachedWords });
  return (text) => {
    const words: AnalysedWord[] = [];
    for (const written of splitWords(text)) {
      let word = cache.get(written);
      if (word === undefined) {
        word = analyseWord(written);
        cache.set(written, word);
      }
      if (word.stems.length > 0) words.push(word);
    }
    return words;
  };
}
