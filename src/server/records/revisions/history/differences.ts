import { diffWordsWithSpace } from 'diff';
import { plainTextOf, type RichDocument } from '#shared/content/document.ts';
import { changedFields, type RecordContent } from '../record-content.ts';

export interface DiffPart {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

export interface FieldDifference {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly parts: DiffPart[];
}

const words = new Intl.Segmenter('ka', { granularity: 'word' });

/** Compares two contents field by field; texts and documents word by word. */
export const compareContents = (from: RecordContent, to: RecordContent): FieldDifference[] =>
  changedFields(from, to).map((name) => ({
    ...{ name, from: from[name] ?? null, to: to[name] ?? null },
    parts: compareTexts(textOf(from[name]), textOf(to[name])),
  }));

export function compareTexts(from: string, to: string): DiffPart[] {
  return diffWordsWithSpace(from, to, { intlSegmenter: words }).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The text by which a value is compared: a document's words, one block a line. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isDocumentLike(value)) return value.content.map(plainTextOf).join('\n');
  return JSON.stringify(value);
}

const isDocumentLike = (value: unknown): value is RichDocument =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value;

const maxSmallCharacters = 200;
/** Figures and the units of doses; a change among them is never a small one. */
const figures = /\d|%|(?<!\p{L})(?:მკგ|მგ|გრ?|კგ|მლ|ლ|დლ|მმოლ|სე|ერთ|mg|mcg|µg|g|ml|IU)(?!\p{L})/iu;

/**
 * Tells whether only typing errors differ: texts alone, at most 200 characters, and no digit, dose or source among them. The
 * form of a document must be the same, so that no block, link or image comes or goes unseen.
 */
export function isSmallChange(from: RecordContent, to: RecordContent): boolean {
  const names = changedFields(from, to);
  let characters = 0;
  for (const name of names) {
    const [before, after] = [from[name], to[name]];
    if (name === 'alias' || name === 'slug') return false;
    if (!isText(before) || !isText(after) || formOf(before) !== formOf(after)) return false;
    for (const { text, change } of compareTexts(textOf(before), textOf(after))) {
      if (change === 'same') continue;
      characters += text.length;
      if (figures.test(text)) return false;
    }
  }
  return characters <= maxSmallCharacters;
}

const isText = (value: unknown): boolean => typeof value === 'string' || isDocumentLike(value);

/** A document without its words: nodes, marks and attributes. */
const formOf = (value: unknown): string =>
  typeof value === 'string' ? '' : JSON.stringify(value, (key, inner) => (key === 'text' ? '' : inner));
