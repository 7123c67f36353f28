import { isGeorgian } from '#shared/language/georgian/alphabet.ts';
import { functionWords } from '#shared/language/georgian/function-words.data.ts';
import { splitWords } from '#shared/language/georgian/normalize.ts';
import { markWord } from '#shared/language/georgian/skeleton.ts';
import { stemOf } from '#shared/language/georgian/stem.ts';

/** A word of a term's name, and what a word of a text must be to be it. */
export interface Headword {
  readonly written: string;
  /** Words with another key are other words. */
  readonly key: string;
  /** What all forms begin with. */
  readonly root: string;
  /** The same without its last vowel, as some words have it before endings in a vowel: თირკმელი, თირკმლის. */
  readonly shortRoot: string | undefined;
  /** What may follow the root. */
  readonly endings: RegExp;
}

const functional = new Set(functionWords.split(' '));
const sign = /[^\p{L}\p{M}\p{Nd}]+$/u;

/** The stem of a Georgian word; any other word is only itself. */
export const keyOf = (word: string): string => (isGeorgian(word) ? stemOf(markWord(word)) : word);

/** The words of a name; none for a name that would stand for too much: function words, single letters and numbers. */
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

/** Endings that push the last vowel of a stem out: წნევა, წნევის; not -ი, which makes წითელი („red“) of წითელა („measles“). */
const beforeVowel = 'ის|ით|იდან|ებ';
const afterConsonant = /^(?!ა(?!დ|მდე)|ე(?!ბ))/;
const afterShortRoot = /^(?:ის|ით|იდან|ად|ამდე|ებ)/;

const withoutVowels = (word: string): string => word.replace(/(?<=..)[აეი]+$/, '');

/** Without the vowel of the nominative, and without the plural where the name is one (ტრიგლიცერიდები). */
function rootOf(word: string): string {
  const root = withoutVowels(word);
  return withoutVowels(root.replace(/(?<=...)ებ$/, ''));
}

/**
 * Whether a word of a text with the headword's key is a form of it. Stems are made for search and take letters that sound
 * alike for one (ქუჩა, კუჭი); a link must not: the letters themselves have to agree as far as the root goes.
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

/** Within a name only the last word is declined; an adjective before it agrees (შაქრიან დიაბეტს), a genitive stays as it is. */
export function agreesWith({ written, root }: Headword, word: string): boolean {
  if (word === written) return true;
  return written.endsWith('ი') && word.startsWith(root) && agreements.has(word.slice(root.length));
}
