import { functionWords } from './function-words.data.ts';
import { splitWords } from './normalize.ts';
import { readingsOf, skeletonOf } from './skeleton.ts';
import { bareStemOf, stemOf } from './stem.ts';

/** A word as search knows it; Georgian has one reading, a word in Latin letters up to three. */
export interface AnalysedWord {
  /** As it was written. */
  readonly written: string;
  /** Skeletons of its readings, the likeliest first. */
  readonly skeletons: readonly string[];
  /** Stems by the rules, one of each reading: what running text is indexed by. */
  readonly stems: readonly string[];
  /** The same and the bare stems that differ: what titles are indexed by, and questions look for. */
  readonly allStems: readonly string[];
  readonly isFunctionWord: boolean;
}

/** The words of a text; those of scripts nobody can read here are left out. */
export type Analyse = (text: string) => AnalysedWord[];

const functional = new Set(functionWords.split(' ').map((word) => skeletonOf(readingsOf(word)[0] ?? '')));

function analyseWord(written: string): AnalysedWord {
  const readings = readingsOf(written);
  const skeletons = [...new Set(readings.map(skeletonOf))];
  const [first = ''] = skeletons;
  // „არ“ is not the stem of „არით“, the first letters of „არითმია“: function words have stems nobody else has.
  if (functional.has(first))
    return { written, skeletons, stems: [`F${first}`], allStems: [`F${first}`], isFunctionWord: true };
  const stems = [...new Set(readings.map(stemOf))];
  const allStems = [...new Set([...stems, ...readings.map(bareStemOf)])];
  return { written, skeletons, stems, allStems, isFunctionWord: false };
}

/** Remembers the words it has met, `mostRemembered` of them: most words of a text are old acquaintances. */
export function createAnalyse(mostRemembered = 100_000): Analyse {
  const known = new Map<string, AnalysedWord>();
  return (text) => {
    const words: AnalysedWord[] = [];
    for (const written of splitWords(text)) {
      let word = known.get(written);
      if (!word) {
        word = analyseWord(written);
        if (known.size >= mostRemembered) known.clear();
        known.set(written, word);
      }
      if (word.stems.length > 0) words.push(word);
    }
    return words;
  };
}
