export interface Heading {
  readonly id: string;
  readonly title: string;
}

const section = /<h2\b[^>]*?\bid="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The second-level headings of a body that carry an id, in reading order: the article's own table of contents. */
export function listHeadings(body: string): readonly Heading[] {
  return Array.from(body.matchAll(section), ([, id, inner]) => ({
    id: plain(id ?? ''),
    title: plain(inner ?? ''),
  })).filter((heading) => heading.id !== '' && heading.title !== '');
}
