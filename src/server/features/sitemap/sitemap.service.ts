import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed, collections } from '#shared/collections/registry.ts';
import { diaryKinds } from '#shared/medicine/diaries/diary.ts';
import { diaryPath, paths } from '#shared/paths/paths.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

/** Collections whose records have pages; each has one or more files. */
const kinds: readonly Collection[] = [...collections.values()].filter(
  ({ name, table, page, meta }) => page && meta && name === table,
);

/** Pages without a record, each with the collection whose changes affect it. */
const lists: readonly (readonly [path: string, of: string | undefined])[] = [
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
  [paths.diaries, undefined],
  ...diaryKinds.map((kind) => [diaryPath(kind), undefined] as const),
  [paths.consultantpage, undefined],
  [paths.prices, undefined],
];

/** Pages per file. The protocol allows 50,000; this many take about a megabyte of the cache. */
const pagesInFile = 10_000;

interface TaggedText {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type Sitemap = ReturnType<typeof createSitemap>;

/** The sitemap: an index, and files for the pages of each kind. */
export function createSitemap(
  records: SitemapRepository,
  { siteUrl, size = pagesInFile }: { siteUrl: string; size?: number },
) {
  const origin = new URL(siteUrl).origin;
  const parts = (kind: Collection) => records.listParts(kind, size);

  async function getIndex(): Promise<TaggedText> {
    const files: SitemapEntry[] = [];
    for (const kind of kinds)
      for (const { number, changedAt } of await parts(kind))
        files.push({ address: `${origin}/sitemap-${kind.name}-${number}.xml`, changedAt });
    const text = writeSitemapIndex([...files, { address: `${origin}/sitemap-pages.xml` }]);
    return { text, tags: tagsOf(kinds) };
  }

  /** The file of the pages without a record. */
  async function getPages(): Promise<TaggedText> {
    const pages: SitemapEntry[] = [];
    for (const [path, of] of lists) {
      const moments = of ? (await parts(collectionNamed(of))).map(({ changedAt }) => changedAt) : [];
      pages.push({ address: origin + path, changedAt: moments.sort().at(-1) });
    }
    return {
      text: writeSitemap(pages),
      tags: tagsOf(lists.flatMap(([, of]) => (of ? [of] : [])).map(collectionNamed)),
    };
  }

  /** File `number` of a kind, from 1; undefined if there is none. */
  async function getFile(kind: string, number: number): Promise<TaggedText | undefined> {
    const collection = kinds.find(({ name }) => name === kind);
    if (!collection) return undefined;
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

/** Tags of the records in a file, and of those that their addresses contain. */
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
