import { isGeorgian } from '#shared/language/georgian/alphabet.ts';
import { functionWords } from '#shared/language/georgian/function-words.data.ts';
import { splitWords } from '#shared/language/georgian/normalize.ts';
import { markWord } from '#shared/language/georgian/skeleton.ts';
import { stemOf } from '#shared/language/georgian/stem.ts';

/** A word of a term's name, with what is needed to recognise its forms in a text. */
export interface Headword {
  readonly written: string;
  /** The stem; words with another key never match. */
  readonly key: string;
  /** The beginning that all forms share. */
  readonly root: string;
  /** The root without its last vowel, which some words lose before endings in a vowel: თირკმელი, თირკმლის. */
  readonly shortRoot: string | undefined;
  /** Matches the endings that may follow the root. */
  readonly endings: RegExp;
}

const functional = new Set(functionWords.split(' '));
const sign = /[^\p{L}\p{M}\p{Nd}]+$/u;

/** The stem of a Georgian word; any other word unchanged. */
export const keyOf = (word: string): string => (isGeorgian(word) ? stemOf(markWord(word)) : word);

/** The headwords of a name; none if it consists of function words, single letters or numbers. */
export function headwordsOf(name: string): Headword[] {
  const words = splitWords(name.replace(/\(.*?\)/g, ' ').replace(sign, ''));
  const [only = ''] = words;
  if (words.length === 1 && (only.length < 2 || functional.has(only) || /^\d/.test(only))) return [];
  return words.map(readHeadword);
}

function readHeadword(written: string): Headword {
  const root = rootOf(written);
  const ending = written.slice(root.length);
  const lastVowel = /[აე]$/.exec(ending)?.[0];
  const short = root.length >= 4 ? root.replace(/(?<=[^აეიოუ])[აეო](?=[ლრნმ]$)/, '') : root;
  return {
    written,
    key: keyOf(written),
    root,
    shortRoot: short === root || lastVowel ? undefined : short,
    endings: lastVowel
      ? new RegExp(`^${ending.slice(0, -1)}(?:${lastVowel}|${beforeVowel})`)
      : afterConsonant,
  };
}

/** Endings that drop the last vowel of a stem: წნევა, წნევის. Not -ი, which makes წითელი ("red") of წითელა ("measles"). */
const beforeVowel = 'ის|ით|იდან|ებ';
const afterConsonant = /^(?!ა(?!დ|მდე)|ე(?!ბ))/;
const afterShortRoot = /^(?:ის|ით|იდან|ად|ამდე|ებ)/;

const withoutVowels = (word: string): string => word.replace(/(?<=..)[აეი]+$/, '');

/** The word without the vowel of the nominative, and without the plural ending (ტრიგლიცერიდები). */
function rootOf(word: string): string {
  const root = withoutVowels(word);
  return withoutVowels(root.replace(/(?<=...)ებ$/, ''));
}

/**
 * Whether a word with the headword's key is one of its forms. Stems, made for search, merge letters that sound alike (ქუჩა,
 * კუჭი); for a link the letters of the root must match exactly.
 */
export function isFormOf({ written, root, shortRoot, endings }: Headword, word: string): boolean {
  if (word === written) return true;
  if (!isGeorgian(word)) return false;
  if (word.startsWith(root) && endings.test(word.slice(root.length))) return true;
  return (
    shortRoot !== undefined && word.startsWith(shortRoot) && afterShortRoot.test(word.slice(shortRoot.length))
  );
}

const agreements = new Set(['ი', '', 'მა', 'ის', 'ო', 'ს']);

/**
 * Whether a word can stand before the last word of a name, which alone is declined: adjectives agree (შაქრიან დიაბეტს),
 * genitives do not change.
 */
export function agreesWith({ written, root }: Headword, word: string): boolean {
  if (word === written) return true;
  return written.endsWith('ი') && word.startsWith(root) && agreements.has(word.slice(root.length));
}
