import { article } from '#shared/collections/article.ts';
import type { Collection } from '#shared/collections/collection.ts';

/**
 * A kind of record that search finds. To add one: its line in `kinds` below, and in a migration
 * `select search_watch('<table>', '<kind>', 'id')` with an insert into search_queue of the records that are there.
 */
export interface SearchKind {
  /** Name of the collection; `type` in answers. */
  readonly name: string;
  readonly collection: Collection;
  /** Columns the record is found by. */
  readonly columns: {
    readonly title: string;
    /** Other names of the same thing, `text[]`. */
    readonly synonyms?: string;
    /** A short text that says what it is about. */
    readonly summary?: string;
    /** Safe html; its headings count more than its text. */
    readonly html?: string;
    /** When it appeared; newer comes first among equals. */
    readonly sortedAt?: string;
  };
  /** Fields that answer `title`, `introtext` and `image`, where they have other names or none. */
  readonly shown?: {
    readonly title?: string;
    readonly introtext?: string | null;
    readonly image?: string | null;
  };
}

export const kinds: readonly SearchKind[] = [
  {
    name: article.name,
    collection: article,
    columns: { title: 'title', summary: 'introtext', html: 'body_html', sortedAt: 'published_at' },
  },
];
