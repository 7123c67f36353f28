import { LRUCache } from 'lru-cache';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { termPath } from '#shared/paths/paths.ts';
import { agreesWith, type Headword, headwordsOf, isFormOf, keyOf } from './headword.ts';
import type { NamedTerm } from './terms.repository.ts';

/** A term's name, prepared for matching. */
export interface TermName {
  readonly termId: number;
  readonly words: readonly Headword[];
  /** The opening tag of a link to the term. */
  readonly link: string;
}

/** Returns the names that may begin with the word of the text from `from` to `to`, longest first. */
export type TermMatcher = (text: string, from: number, to: number) => readonly TermName[];

/** The limit of a definition's characters, which is read at a glance. */
const maxDefinitionLength = 180;
/** The limit of cached words; texts repeat their words. */
const maxCachedWords = 50_000;

/**
 * Builds the opening tag of a link. `aria-description` is read by screen readers and displayed on hover and focus (RichText):
 * the definition is in the HTML once, outside of the text.
 */
function openLink(term: NamedTerm): string {
  const definition = shorten(term.introtext);
  const described = definition && ` aria-description="${escapeMarkup(definition)}"`;
  return `<a href="${escapeMarkup(termPath(term))}" data-term="${term.id}"${described}>`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDefinitionLength) return line;
  return `${line.slice(0, maxDefinitionLength).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}

/** Builds an index of all names, so that the candidates of a word are found with one look-up. */
export function createTermMatcher(terms: readonly NamedTerm[]): TermMatcher {
  const byKey = new Map<string, TermName[]>();
  for (const name of terms.flatMap(namesOf)) {
    const key = name.words[0]?.key ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  for (const names of byKey.values()) names.sort((one, other) => other.words.length - one.words.length);
  const mayBegin = createPrefixes([...byKey.values()].flat().flatMap(({ words: [first] }) => first ?? []));
  const cache = new LRUCache<string, readonly TermName[]>({ max: maxCachedWords });
  return (text, from, to) => {
    if (!mayBegin(text, from, to)) return noNames;
    const word = text.slice(from, to);
    const cached = cache.get(word);
    if (cached) return cached;
    const found = (byKey.get(keyOf(word)) ?? []).filter(({ words }) => canBegin(words, word));
    cache.set(ownCopyOf(word), found);
    return found;
  };
}

const noNames: readonly TermName[] = [];

/** Copies a word: a slice would retain the whole text in memory. */
const ownCopyOf = (word: string): string => Buffer.from(word, 'utf16le').toString('utf16le');

const prefixLength = 3;

/**
 * Creates a fast check whether a word may begin with a headword's first letters. Most words fail it, without being sliced out
 * of the text.
 */
function createPrefixes(headwords: readonly Headword[]): (text: string, from: number, to: number) => boolean {
  const prefixes = new Uint8Array(prefixTableSize);
  for (const { root, shortRoot = root } of headwords)
    for (const beginning of [root, shortRoot]) {
      let hash = 0;
      for (let at = 0; at < beginning.length && at < prefixLength; at++)
        hash = hashNext(hash, beginning.charCodeAt(at));
      prefixes[hash] = 1;
    }
  return (text, from, to) => {
    let hash = 0;
    for (let at = from; at < to && at < from + prefixLength; at++) {
      hash = hashNext(hash, text.charCodeAt(at));
      if (prefixes[hash] === 1) return true;
    }
    return false;
  };
}

/** The size of the prefix table; colliding prefixes only cost a useless look-up. */
const prefixTableSize = 0x8000;

/** Adds a letter to the hash of a prefix. */
const hashNext = (hash: number, letter: number): number =>
  ((hash << 5) ^ (letter + (hash >>> 10))) & (prefixTableSize - 1);

function canBegin([first, ...rest]: readonly Headword[], word: string): boolean {
  if (!first) return false;
  return rest.length > 0 ? agreesWith(first, word) : isFormOf(first, word);
}

/** Names of a term, the title first: if two terms share a name, the one with that title gets it. */
function namesOf(term: NamedTerm): TermName[] {
  const link = openLink(term);
  return [term.title, ...term.synonyms].flatMap((name) => {
    const words = headwordsOf(name);
    return words.length > 0 ? [{ termId: term.id, words, link }] : [];
  });
}
