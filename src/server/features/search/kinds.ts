import { article } from '#shared/collections/article.ts';
import { clinic } from '#shared/collections/clinic.ts';
import type { Collection } from '#shared/collections/collection.ts';
import { consultant } from '#shared/collections/consultant.ts';
import { doctor } from '#shared/collections/doctor.ts';
import { journal } from '#shared/collections/journal.ts';
import { question } from '#shared/collections/question.ts';
import { term } from '#shared/collections/term.ts';

/**
 * A kind of record that search finds, by fields of its collection. To add one: its entry in `kinds` below, and in a
 * migration `select search_watch('<table>', '<collection>', 'id')` with an insert into search_queue of what is there.
 */
export interface SearchKind {
  /** Its name is the `type` in answers; what it shows the public is what is found. */
  readonly collection: Collection;
  /** Other names of the same thing: as good as the title. */
  readonly synonyms?: string;
  /** What says shortly what it is about: texts, lists of names, related records by their names. */
  readonly summary: readonly string[];
  /** Rich texts; their headings count as much as the summary. */
  readonly texts: readonly string[];
  /** Newer comes first among equals. */
  readonly newest?: string;
  /** Fields that stand in for `introtext` and `image` where the collection has none; `null` = nothing does. */
  readonly introtext?: string;
  readonly image?: null;
}

export const kinds: readonly SearchKind[] = [
  { collection: article, summary: ['introtext'], texts: ['body'], newest: 'published_at' },
  { collection: term, synonyms: 'synonyms', summary: ['introtext'], texts: ['body'] },
  {
    collection: question,
    summary: ['tags'],
    texts: ['body', 'answer'],
    newest: 'answered_at',
    introtext: 'metainfo',
    image: null,
  },
  { collection: clinic, summary: ['introtext', 'branches', 'city', 'address'], texts: ['body'] },
  { collection: doctor, summary: ['introtext', 'professions', 'clinics'], texts: ['body'] },
  { collection: consultant, summary: ['introtext', 'professions'], texts: ['body'] },
  { collection: journal, summary: ['introtext'], texts: ['body'], newest: 'published_on' },
];
