import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { guessWord } from './guess.ts';
import type { KnownWord } from './vocabulary.repository.ts';

/** The word of a lay phrase that a word was probably meant to be; `undefined` where none is near. */
export type GuessLayWord = (word: AnalysedWord) => AnalysedWord | undefined;

const shortestGuessed = 6;
/** Words whose lengths differ by more are not near. */
const maxDifference = 2;

/** Words of lay phrases stand in no title, so slips in them are looked for here: „ნურაფენი“ is „ნუროფენი“. */
export function createGuessLayWord(phrases: readonly string[], analyse: Analyse): GuessLayWord {
  const words = phrases
    .flatMap((line) => (line.split('=')[0] ?? '').replace(/([ბ-ჰ])\*/gu, '$1ი').split(/[\s,*-]+/))
    .filter((written) => written.length >= shortestGuessed);
  const known = [...new Set(words)].flatMap((written) => analyse(written).slice(0, 1).map(knownWordOf));
  const byLetter = Map.groupBy(known, ({ word }) => word[0]);
  return (word) => {
    const [skeleton = ''] = word.skeletons;
    if (skeleton.length < shortestGuessed) return undefined;
    const near = (byLetter.get(skeleton[0]) ?? []).filter(
      (one) => Math.abs(one.word.length - skeleton.length) <= maxDifference,
    );
    const guess = guessWord(word, near);
    return guess && analyse(guess.shown)[0];
  };
}

const knownWordOf = ({ written, skeletons, stems }: AnalysedWord): KnownWord => ({
  word: skeletons[0] ?? '',
  stem: stems[0] ?? '',
  shown: written,
  uses: 1,
});
