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
  /** What it is indexed and looked for by: the stem of each reading, then the bare stems that differ. */
  readonly stems: readonly string[];
  /** How many of `stems` are stems by the rules; the others are bare ones. */
  readonly ruled: number;
  readonly isFunctionWord: boolean;
}

export type Analyse = (text: string) => AnalysedWord[];

const functional = new Set(functionWords.split(' ').map((word) => skeletonOf(readingsOf(word)[0] ?? '')));
const longestWord = 60;

function analyseWord(written: string): AnalysedWord {
  const readings = readingsOf(written.slice(0, longestWord));
  const ruled = new Set(readings.map(stemOf));
  const stems = new Set([...ruled, ...readings.map(bareStemOf)]);
  const skeletons = [...new Set(readings.map(skeletonOf))];
  return {
    written,
    skeletons,
    stems: [...stems],
    ruled: ruled.size,
    isFunctionWord: functional.has(skeletons[0] ?? ''),
  };
}

/** The words of a text, those of unknown scripts left out. Words met before are remembered, `mostRemembered` of them. */
export function createAnalyse(mostRemembered = 100_000): Analyse {
  const known = new Map<string, AnalysedWord>();
  return (text) =>
    splitWords(text).flatMap((word) => {
      let analysed = known.get(word);
      if (!analysed) {
        if (known.size >= mostRemembered) known.clear();
        analysed = analyseWord(word);
        known.set(word, analysed);
      }
      return analysed.stems.length > 0 ? analysed : [];
    });
}
