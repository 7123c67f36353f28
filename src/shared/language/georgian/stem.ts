import { isVowel } from './alphabet.ts';
import { skeletonOf } from './skeleton.ts';
import {
  irregularStems,
  nominativesInShi,
  shortStems,
  stemsInEs,
  stemsInMa,
  stemsInSa,
  stemsInTa,
} from './stem.data.ts';

/** Increase it whenever stems or keys change: records indexed with a lower version are indexed again. */
export const stemVersion = 5;

/**
 * The stem of a word (a reading of skeleton.ts): the part that its cases, numbers and postpositions share, not necessarily a
 * word. „თირკმელი“, „თირკმლის“ and „თირკმლებისთვის“ are all `tirkml`. Empty only for an empty word.
 */
export function stemOf(reading: string): string {
  if (!isWord(reading)) return reading;
  const word = withoutAlso(reading);
  return finish(withoutPostposition(word) ?? withoutCase(word));
}

/**
 * The stem of a word that has no ending but a final vowel, even if it looks inflected: „ასთმა“, „სინდრომ“. Together with
 * `stemOf` it finds words that the rules take for inflected ones.
 */
export const bareStemOf = (reading: string): string => (isWord(reading) ? finish(reading) : reading);

const isWord = (reading: string): boolean => /^[a-z]/i.test(reading);

/** Removes -ც ("also") with the vowel before it: დიაბეტიც, დიაბეტსაც. */
const withoutAlso = (word: string): string =>
  word.length >= 4 && word.endsWith('c') && isVowel(word.at(-2)) ? word.slice(0, -1) : word;

/** Three letters, or a vowel and a consonant (აბ-ში, ენ-იდან). „ნუ-ში“ is rather ნუში. */
const isStemLike = (rest: string): boolean =>
  rest.length >= 3 || (rest.length === 2 && isVowel(rest[0]) && !isVowel(rest[1]));

const afterGenitive = /^(.{2,})is(?:a?tvis|a?gan|a?ken|as|tanave)a{0,2}$/;
const afterVowelStem = /^(.+[aeou])s(?:a?tvis|a?gan|a?ken)a{0,2}$/;
const fromGenitive = /^(.{2,})idana?$/;
const fromOrUntil = /^(.+)(?:dan|mde)a?$/;
const beside = /^(.+)tana{0,2}$/;
const onOrIn = /^(.+)(?:ze|wi)a?$/;

/** Removes a postposition with its case; no further endings are removed from the rest. */
function withoutPostposition(word: string): string | undefined {
  const genitive = (afterGenitive.exec(word) ?? fromGenitive.exec(word) ?? afterVowelStem.exec(word))?.[1];
  if (genitive !== undefined) return genitive;
  const from = fromOrUntil.exec(word)?.[1];
  if (from !== undefined && isStemLike(from)) return from;
  const together = beside.exec(word)?.[1];
  if (together !== undefined && isStemLike(together)) return withoutDativeBeforeTan(together);
  const place = onOrIn.exec(word)?.[1];
  if (place !== undefined && isStemLike(place) && !nominativesInShi.has(skeletonOf(word))) return place;
  return undefined;
}

/** წნევას-თან and კიბოს-თან lose the dative ს; ვირუს-თან, სეპსის-თან and კარიეს-თან end in ს themselves. */
function withoutDativeBeforeTan(rest: string): string {
  if (!/[aeo]s$/.test(rest) || endsInOneOf(rest, stemsInEs)) return rest;
  return rest.slice(0, -1);
}

interface CaseEnding {
  readonly ending: RegExp;
  /** The minimum number of letters left. */
  readonly leaves: number;
  /** Stems that have this ending themselves. */
  readonly but?: readonly string[];
}

/** Case endings, longer ones first; the nominative -ი and the vowels of stems in -ა and -ე are removed from every word. */
const caseEndings: readonly CaseEnding[] = [
  { ending: /(?<=[^aeiou])ma$/, leaves: 2, but: stemsInMa },
  { ending: /isa?$/, leaves: 2 },
  { ending: /ita?$/, leaves: 2 },
  { ending: /(?<=[ou])ti$/, leaves: 3 },
  { ending: /(?<!i)ta$/, leaves: 3, but: stemsInTa },
  { ending: /ad$/, leaves: 2 },
  { ending: /(?<=[eou])d$/, leaves: 3 },
  { ending: /sa$/, leaves: 3, but: stemsInSa },
  { ending: /s$/, leaves: 2 },
  { ending: /(?<=[aeou])m$/, leaves: 3 },
];

function withoutCase(word: string): string {
  for (const { ending, leaves, but } of caseEndings) {
    const at = word.search(ending);
    if (at < leaves) continue;
    return but && endsInOneOf(word, but) ? word : word.slice(0, at);
  }
  return word;
}

const endsInOneOf = (word: string, ends: readonly string[]): boolean => {
  const plain = skeletonOf(word);
  return ends.some((end) => plain.endsWith(end));
};

/** Removes final vowels, plural, vowels lost by syncope and doubled letters, so that all forms are equal. */
function finish(word: string): string {
  const stem = skeletonOf(withoutSyncopated(withoutPlural(withoutFinalVowels(word)))).replace(
    /([a-z])\1+/g,
    '$1',
  );
  return irregularStems.get(stem) ?? stem;
}

/** -ი of the nominative; -ა and -ე, which other cases drop; all of -ია. Stems in -ო and -უ keep theirs. */
const withoutFinalVowels = (word: string): string => word.replace(/(?<=..)[aei]+$/, '');

/** -ებ-, even as part of the stem (დაავადება, დაავადებები). */
function withoutPlural(word: string): string {
  if (!word.endsWith('eb')) return word;
  const rest = word.slice(0, -2);
  if (rest.length < 3 && !shortStems.has(rest)) return word;
  return withoutPlural(withoutFinalVowels(rest));
}

/**
 * ა, ე, ო before a final ლ, რ, ნ, მ are lost in some words and not in others (თირკმლის, თვალის); here they are always removed.
 */
const withoutSyncopated = (word: string): string =>
  word.length >= 4 ? word.replace(/(?<=[^aeiou])[aeo](?=[lrnm]$)/i, '') : word;
