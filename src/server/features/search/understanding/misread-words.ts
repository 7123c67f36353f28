import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { slipsBetween } from '#shared/language/georgian/distance.ts';
import type { VocabularyRepository } from './vocabulary.repository.ts';

/** Words that stand in records only because a slip made them look like forms of shorter words. */
export type ListMisread = (words: readonly AnalysedWord[]) => Promise<ReadonlySet<AnalysedWord>>;

const longestStem = 4;
const shortestWord = 5;

/**
 * Whether a short stem is what is left of a word after more was taken off than an ending has: one of two equal consonants („ცისტტი“
 * would be „ცისტა“), or three vowels („ანეია“ would be „ანა“).
 */
const isCutShort = ({ skeletons: [skeleton = ''], stems: [stem = ''] }: AnalysedWord): boolean =>
  skeleton.length >= shortestWord &&
  stem.length <= longestStem &&
  /(?:([^aeiou])\1[aei]*|[aei]{3})$/.test(skeleton);

/** Such a word is doubted where a longer word of titles, which begins with its stem, is one slip away. */
export function createListMisread({ listAlike }: Pick<VocabularyRepository, 'listAlike'>): ListMisread {
  return async (words) => {
    const short = words.filter(isCutShort);
    if (short.length === 0) return new Set();
    const alike = await listAlike(
      short.map(({ skeletons: [skeleton = ''] }) => skeleton),
      short.map(({ stems: [stem = ''] }) => stem),
    );
    return new Set(
      short.filter(
        ({ skeletons: [skeleton = ''], stems: [stem = ''] }) =>
          !alike.some(({ word }) => word === skeleton) &&
          alike.some(
            (known) =>
              known.stem !== stem &&
              known.stem.startsWith(stem) &&
              slipsBetween(skeleton, known.word, 1) <= 1,
          ),
      ),
    );
  };
}
