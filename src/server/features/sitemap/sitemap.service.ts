import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { paths } from '#shared/paths/paths.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

/** Collections whose records have pages of their own; a file, or several, for each. */
export const sitemapKinds = [
  'article',
  'category',
  'term',
  'question',
  'clinic',
  'doctor',
  'consultant',
  'author',
  'journal',
  'tag',
  'special_project',
  'calculation',
  'staticpage',
] as const;
type Kind = (typeof sitemapKinds)[number];

/** Pages without a record, and the collection whose changes are theirs. */
const lists: readonly (readonly [path: string, of: Kind | undefined])[] = [
  [paths.home, 'article'],
  [paths.encyclopedia, 'term'],
  [paths.questions, 'question'],
  [paths.clinics, 'clinic'],
  [paths.doctors, 'doctor'],
  [paths.consultants, 'consultant'],
  [paths.authors, 'author'],
  [paths.journals, 'journal'],
  [paths.tags, 'tag'],
  [paths.calculations, 'calculation'],
  [paths.consultantpage, undefined],
];

/**
 * Pages in a file. The protocol allows 50,000; a file is kept in memory while nothing in it changes, and this many take
 * about a megabyte.
 */
const pagesInFile = 10_000;

interface Made {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type Sitemap = ReturnType<typeof createSitemap>;

/** The map of the site: an index, and files of the pages of each kind. */
export function createSitemap(
  records: SitemapRepository,
  { siteUrl, size = pagesInFile }: { siteUrl: string; size?: number },
) {
  const origin = new URL(siteUrl).origin;
  const parts = (kind: Kind) => records.listParts(collectionNamed(kind), size);

  async function getIndex(): Promise<Made> {
    const files: SitemapEntry[] = [];
    for (const kind of sitemapKinds)
      for (const { number, changedAt } of await parts(kind))
        files.push({ address: `${origin}/sitemap-${kind}-${number}.xml`, changedAt });
    const text = writeSitemapIndex([...files, { address: `${origin}/sitemap-pages.xml` }]);
    return { text, tags: tagsOf(sitemapKinds.map(collectionNamed)) };
  }

  /** The pages without a record. */
  async function getPages(): Promise<Made> {
    const pages: SitemapEntry[] = [];
    for (const [path, of] of lists) {
      const moments = of ? (await parts(of)).map(({ changedAt }) => changedAt) : [];
      pages.push({ address: origin + path, changedAt: moments.sort().at(-1) });
    }
    return {
      text: writeSitemap(pages),
      tags: tagsOf(lists.flatMap(([, of]) => (of ? [of] : [])).map(collectionNamed)),
    };
  }

  /** One file of a kind, from 1; `undefined` where there is none. */
  async function getFile(kind: string, number: number): Promise<Made | undefined> {
    const known = sitemapKinds.find((one) => one === kind);
    if (!known) return undefined;
    const collection = collectionNamed(known);
    const rows = await records.listRows(collection, size, number);
    if (rows.length === 0) return undefined;
    const pages = rows.map(({ parts: row, changedAt }) => ({
      address: new URL(collection.page?.path(row) ?? '/', origin).href,
      changedAt,
    }));
    return { text: writeSitemap(pages), tags: tagsOf([collection]) };
  }

  return { getIndex, getPages, getFile };
}

/** Changes that make a file old: those of its records, and of the records their addresses name. */
function tagsOf(collections: readonly Collection[]): Set<string> {
  const tags = new Set<string>();
  for (const { table, fields, page } of collections) {
    tags.add(`${table}:*`);
    if (table === 'question') tags.add('questionblock:*');
    if (table === 'tag') tags.add('article:*').add('question:*');
    for (const part of page?.parts ?? []) {
      const reference = part.includes('.') ? fields[part.split('.')[0] ?? ''] : undefined;
      if (reference?.kind === 'reference') tags.add(`${collectionNamed(reference.to).table}:*`);
    }
  }
  return tags;
}
