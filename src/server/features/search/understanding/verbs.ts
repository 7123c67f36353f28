import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { markWord, readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import { asideWords, verbRoots } from './verbs.data.ts';

/**
 * What stands before the root of a Georgian verb: a preverb, whom it happens to, the vowel of version. „მ-ტკივ-ა“,
 * „ა-მ-ტკივ-დ-ა“, „გ-ტკივ-ათ“ are forms of „ტკივილი“.
 */
const beforeRoot = '(?:gada|gamo|wemo|camo|qamo|amo|mo|ga|da|we|qa|ca|mi|a)?(?:gv|m|g|v|s|h|u)?(?:a|e|i|u)?';

const analyse = createAnalyse(1_000);
const verbs = verbRoots.map(([roots, nouns]) => ({
  form: new RegExp(`^${beforeRoot}(?:${roots.split(' ').map(keyOf).join('|')})`),
  stems: [...new Set(nouns.split(' ').flatMap((noun) => analyse(noun).flatMap((word) => word.stems)))],
}));

const aside = new Set(
  asideWords
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => skeletonOf(readingsOf(word)[0] ?? '')),
);

function keyOf(letters: string): string {
  return skeletonOf(markWord(letters));
}

/** Stems of the nouns that a verb says in a person: „ვიძინებ“ → „ძილი“, and of what somebody has: „ასთმიანი“ → „ასთმა“. None for other words. */
export const nounStemsOf = ({ skeletons, stems }: AnalysedWord): string[] => [
  ...new Set([
    ...skeletons.flatMap((skeleton) =>
      verbs.filter(({ form }) => form.test(skeleton)).flatMap(({ stems }) => stems),
    ),
    ...stems.flatMap((stem) => (having.test(stem) ? [stem.replace(having, '')] : [])),
  ]),
];

/** The ending of who has something, behind a stem long enough to be one. */
const having = /(?<=.{4,})ian$/;

/** The same of a word as readers write it. */
export const isAsideWord = (written: string): boolean => aside.has(skeletonOf(readingsOf(written)[0] ?? ''));

const asideStems = new Set(
  asideWords
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => analyse(word).flatMap(({ stems }) => stems)),
);

/** The same of the stems of one word. */
export const areAsideStems = (stems: readonly string[]): boolean =>
  stems.some((stem) => asideStems.has(stem));

const people =
  /^(?:bavwv|qvil|axalwobil|pataraeb|mozard|tineijr|gogon|biq|kal|kac|mamakac|orsul|zrdasrul|xandazmul|moxuc|asakovn|meculeb)/;

/** Whether a word says in whom something is looked for: „ანემია ბავშვებში“. It says less than what it is. */
export const saysInWhom = ({ skeletons: [skeleton = ''] }: AnalysedWord): boolean =>
  skeleton.endsWith('ebwi') && people.test(skeleton);

/** Numbers from twenty on in words: „ოცდათხუთმეტი“, „სამოცი“. */
const numeral = /^(?:orm|sam|otxm)?oc(?:i|da.{3,})$/;

/** Whether a word belongs to asking and not to what is asked: „მივცე“, „გავაკეთო“, „საშიშია“. It weighs next to nothing. */
export const isAside = ({ skeletons, isFunctionWord }: AnalysedWord): boolean =>
  isFunctionWord || aside.has(skeletons[0] ?? '') || numeral.test(skeletons[0] ?? '');
