import { isGeorgian } from '#shared/language/georgian/alphabet.ts';
import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { areNear, slipsBetween } from '#shared/language/georgian/distance.ts';
import { verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import type { Phrase } from './phrases.ts';
import type { KnownWord } from './vocabulary.repository.ts';

/** What was meant by a word that nobody knows, and the likeliest of it as readers write it. */
export interface Guess {
  readonly phrases: readonly Phrase[];
  readonly shown: string;
}

const maxGuesses = 4;
/**
 * Shorter words are not taken for those that begin with another letter: „ლექსი“ is not „ალექსი“. In Latin letters one sound is
 * typed in several ways: „hvela“ and „xvela“ are both „ხველა“.
 */
const longEnough = 7;
const shortestStem = 4;
/** A word that is like another as a whole was rather meant than one that shares its stem: „სისხლენა“ is „სისხლდენა“. */
const costOfStem = 0.5;

/** How many slips a word of that many letters may have and still be taken for another one. Short words are too alike. */
function slipsAllowed(length: number, mayBeVerb = false): number {
  if (mayBeVerb) return length < 7 ? 0.5 : 1;
  if (length < 4) return 0;
  if (length === 4) return 0.5;
  return length < 10 ? 1 : 2;
}

/** The known words with the fewest slips, by the whole word or by the stem alone (the ending may differ as well). */
export function guessWord(word: AnalysedWord, known: readonly KnownWord[]): Guess | undefined {
  const mayBeVerb = isInPerson(word) || isForeign(word);
  const measured = known.flatMap((candidate) => {
    const slips = Math.min(
      ...word.skeletons.map((skeleton) =>
        slipsWithin(skeleton, candidate.word, slipsAllowed(skeleton.length, mayBeVerb)),
      ),
      ...(mayBeVerb
        ? []
        : word.stems
            .filter((stem) => stem.length >= shortestStem)
            .map((stem) => slipsWithin(stem, candidate.stem, slipsInStem(word, stem)) + costOfStem)),
    );
    const beginsAlike = word.skeletons.some(
      (skeleton) =>
        skeleton.length >= longEnough ||
        skeleton[0] === candidate.word[0] ||
        (!isGeorgian(word.written) && areNear(skeleton[0] ?? '', candidate.word[0] ?? '')),
    );
    return Number.isFinite(slips) && beginsAlike ? [{ candidate, slips }] : [];
  });
  const least = Math.min(...measured.map(({ slips }) => slips));
  const nearest = measured
    .filter(({ slips }) => slips === least)
    .map(({ candidate }) => candidate)
    .sort((one, other) => other.uses - one.uses);
  const [best] = nearest;
  if (!best) return undefined;
  return {
    phrases: [[[...new Set(nearest.map(({ stem }) => stem))].slice(0, maxGuesses)]],
    shown:
      mayBeVerb && isOfSameVerb(word, best)
        ? word.written
        : nearestForm(
            word.skeletons[0] ?? '',
            nearest.filter(({ stem }) => stem === best.stem),
          ),
  };
}

/** Another form of a verb was not meant instead of the one that was typed: „დაეკარგა“ and „დაკარგა“ are both right. */
function isOfSameVerb({ skeletons: [skeleton = ''] }: AnalysedWord, { word }: KnownWord): boolean {
  const keys = new Set(verbKeysOf(skeleton));
  return verbKeysOf(word).some((key) => keys.has(key));
}

/**
 * Whether a word may be a verb in the first person or with what stands before one: „გავიმართე“, „ავდგები“. Titles hold few verbs, so
 * that the nearest word of a title is rather another word than what was meant.
 */
export const isInPerson = ({ skeletons: [skeleton = ''] }: AnalysedWord): boolean =>
  otherPersons.test(skeleton) ||
  (/^(?:(?:gada|gadmo|gamo|wemo|camo|qamo|amo|mo|mi|ga|da|we|qa|ca|a)(?:gv|v|m)[aeiou]?.{3,}|m[aeiu].{2,}(?:ebs|avs|obs|deba)|v[aeiou]?.{2,}(?:eb|av|ob|di|ar|ebi|[lmnrv]i))$/.test(
    skeleton,
  ) &&
    !/i$/.test(skeleton.replace(/(?:ebi|di|[lmnrv]i)$/, '')));

const preverb = '(?:gada|gadmo|gamo|wemo|camo|qamo|amo|mo|ga|da|we|qa|ca)';
/**
 * A finite verb in other persons: what it happens to („დაუმართა“, „დაემართა“), whom it is done to („გააცდინა“), us („გვინთია“).
 * Nouns of the same beginning end in -ება, -ობა or -ია.
 */
const otherPersons = new RegExp(
  `^(?:${preverb}[ue](?!.*(?:eba|oba|ia)$).{3,}a|${preverb}a.{2,}ina|gv[aeiu].{2,}(?:ia|avs|ebs|obs|eba|da))$`,
);

/** A Russian word without a reading is hardly a Georgian one with slips. */
export const isForeign = ({ written }: AnalysedWord): boolean => /[а-яё]/i.test(written);

/** A long ending says that the word was read rightly so far: its stem may differ by more. */
const slipsInStem = (word: AnalysedWord, stem: string): number =>
  slipsAllowed(stem.length + ((word.skeletons[0]?.length ?? 0) - stem.length >= 3 ? 1 : 0));

function slipsWithin(one: string, other: string, allowed: number): number {
  const most = other.length < 5 ? Math.min(allowed, 1) : allowed;
  const slips = slipsBetween(one, other, most);
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

/** Of forms of one word the one closest to what was typed, as readers write it. */
export function nearestForm(typed: string, forms: readonly KnownWord[]): string {
  const measured = forms.map(({ word, shown }) => ({
    shown,
    slips: slipsBetween(typed, word, typed.length),
  }));
  return measured.reduce((best, one) => (one.slips < best.slips ? one : best), { shown: typed, slips: 99 })
    .shown;
}

const shortestPart = 3;

/** Ways to read one word as two that were typed together: „თავისტკივილი“. Skeletons of both parts. */
export function listSplits(word: AnalysedWord): (readonly [string, string])[] {
  return word.skeletons.flatMap((skeleton) =>
    Array.from({ length: Math.max(0, skeleton.length - 2 * shortestPart + 1) }, (_, at) => {
      const cut = at + shortestPart;
      return [skeleton.slice(0, cut), skeleton.slice(cut)] as const;
    }),
  );
}

/** The longest endings there are, -ებისთვის and the like, with a slip in them. */
const longestEnding = 9;

/** What may be a word's stem, when what follows it is an ending with a slip: all but the ending, and half of it at least. */
export function listBeginnings(skeleton: string): string[] {
  const least = Math.max(shortestStem, skeleton.length - longestEnding, Math.ceil(skeleton.length * 0.45));
  return Array.from({ length: Math.max(0, skeleton.length - least) }, (_, at) =>
    skeleton.slice(0, least + at),
  );
}
