import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { termPath } from '#shared/paths/paths.ts';
import { agreesWith, type Headword, headwordsOf, isFormOf, keyOf } from './headword.ts';
import type { NamedTerm } from './terms.repository.ts';

/** A name of a term, ready to be looked for. */
export interface TermName {
  readonly termId: number;
  readonly words: readonly Headword[];
  /** The tag that opens a link to the term. */
  readonly link: string;
}

/** The names that may begin with the word of a text that stands from `from` to `to`, longer ones first. */
export type TermMatcher = (text: string, from: number, to: number) => readonly TermName[] | undefined;

/** A definition beside a text is read at a glance. */
const longestDefinition = 180;
/** Words of texts whose names are remembered; texts repeat their words. */
const mostRemembered = 50_000;

/**
 * Link to a term. `aria-description` is both what a screen reader adds to the link and what the page shows beside it on
 * hover and focus (RichText): the definition is in the html once, and never between the words of the text.
 */
function openLink(term: NamedTerm): string {
  const definition = shorten(term.introtext);
  const described = definition && ` aria-description="${escapeMarkup(definition)}"`;
  return `<a href="${escapeMarkup(termPath(term))}" data-term="${term.id}"${described}>`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDefinition) return line;
  return `${line.slice(0, longestDefinition).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}

/** Reads all names once; what a word of a text may begin is then one look-up. */
export function createTermMatcher(terms: readonly NamedTerm[]): TermMatcher {
  const byKey = new Map<string, TermName[]>();
  for (const name of terms.flatMap(namesOf)) {
    const key = name.words[0]?.key ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  for (const names of byKey.values()) names.sort((one, other) => other.words.length - one.words.length);
  const mayBegin = createPrefixes([...byKey.values()].flat().flatMap(({ words: [first] }) => first ?? []));
  const known = new Map<string, readonly TermName[] | undefined>();
  return (text, from, to) => {
    if (!mayBegin(text, from, to)) return undefined;
    const word = text.slice(from, to);
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before;
    const fitting = (byKey.get(keyOf(word)) ?? []).filter(({ words }) => canBegin(words, word));
    const found = fitting.length > 0 ? fitting : undefined;
    if (known.size >= mostRemembered) known.clear();
    known.set(ownCopyOf(word), found);
    return found;
  };
}

/** A piece of a text keeps the whole text in memory; its copy does not. */
const ownCopyOf = (word: string): string => Buffer.from(word, 'utf16le').toString('utf16le');

const longestPrefix = 3;

/**
 * Whether a word begins as one of the headwords does. Most words of a text begin otherwise, and are told by their first
 * letters without being cut out of it.
 */
function createPrefixes(headwords: readonly Headword[]): (text: string, from: number, to: number) => boolean {
  const prefixes = new Uint8Array(numbers);
  for (const { root, shortRoot = root } of headwords)
    for (const beginning of [root, shortRoot]) {
      let number = 0;
      for (let at = 0; at < beginning.length && at < longestPrefix; at++)
        number = follow(number, beginning.charCodeAt(at));
      prefixes[number] = 1;
    }
  return (text, from, to) => {
    let number = 0;
    for (let at = from; at < to && at < from + longestPrefix; at++) {
      number = follow(number, text.charCodeAt(at));
      if (prefixes[number] === 1) return true;
    }
    return false;
  };
}

/** How many first letters are told apart: those that share a number are looked up for nothing. */
const numbers = 0x8000;

/** The number of some first letters and one more: five bits of each, and where it was. */
const follow = (number: number, letter: number): number =>
  ((number << 5) ^ (letter + (number >>> 10))) & (numbers - 1);

function canBegin([first, ...rest]: readonly Headword[], word: string): boolean {
  if (!first) return false;
  return rest.length > 0 ? agreesWith(first, word) : isFormOf(first, word);
}

/** The title first: where two terms share a name, the one that is called so has it. */
function namesOf(term: NamedTerm): TermName[] {
  const link = openLink(term);
  return [term.title, ...term.synonyms].flatMap((name) => {
    const words = headwordsOf(name);
    return words.length > 0 ? [{ termId: term.id, words, link }] : [];
  });
}
