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

/** The names that may begin with a word of a text, longer ones first. */
export type TermMatcher = (word: string) => readonly TermName[] | undefined;

/** A definition beside a text is read at a glance. */
const longestDefinition = 180;
/** Words of texts whose names are remembered; texts repeat their words. */
const mostRemembered = 50_000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '');

/**
 * Link to a term. `aria-description` is both what a screen reader adds to the link and what the page shows beside it on
 * hover and focus (RichText): the definition is in the html once, and never between the words of the text.
 */
function openLink(term: NamedTerm): string {
  const definition = shorten(term.introtext);
  const described = definition && ` aria-description="${escapeAttribute(definition)}"`;
  return `<a href="${escapeAttribute(termPath(term))}" data-term="${term.id}"${described}>`;
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
  const known = new Map<string, readonly TermName[] | undefined>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before;
    const fitting = (byKey.get(keyOf(word)) ?? []).filter(({ words }) => canBegin(words, word));
    if (known.size >= mostRemembered) known.clear();
    known.set(word, fitting.length > 0 ? fitting : undefined);
    return known.get(word);
  };
}

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
