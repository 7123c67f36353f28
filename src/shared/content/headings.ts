import { textOfHtml } from './html-text.ts';

export interface Heading {
  readonly id: string;
  readonly title: string;
}

const section = /<h2\b[^>]*?\bid="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g;

/** Lists the second-level headings with an id, in order: the article's table of contents. */
export function listHeadings(body: string): readonly Heading[] {
  return Array.from(body.matchAll(section), ([, id, inner]) => ({
    id: textOfHtml(id ?? ''),
    title: textOfHtml(inner ?? ''),
  })).filter((heading) => heading.id !== '' && heading.title !== '');
}

/** The id of a source in the list at the end of a text, by its place from 1; numbers in the text link to it. */
export const sourceAnchor = (number: number): string => `tsyaro-${number}`;
