import type { FastifyRequest } from 'fastify';

/** Records whose views are counted. */
const counted = ['article', 'question'] as const;

export interface Reading {
  readonly noun: (typeof counted)[number];
  readonly id: number;
}

export type NoticeReader = (reading: Reading, request: Pick<FastifyRequest, 'headers' | 'ip'>) => void;

/** Returns the record whose view counts; undefined for names that are not counted. */
export function readingOf(name: string, id: unknown): Reading | undefined {
  const noun = counted.find((one) => one === name);
  return noun && typeof id === 'number' ? { noun, id } : undefined;
}

/** A search whose results a reader is shown. */
export interface Searched {
  readonly text: string;
  /** Whether nothing was found, or only a part of what was asked. */
  readonly isMissed: boolean;
}

export type NoticeSearch = (search: Searched, request: Pick<FastifyRequest, 'headers' | 'ip'>) => void;

/**
 * Returns the search that a data query shows the results of; undefined for other queries. Snippets tell it from suggestions while
 * typing and from searches within lists, which ask for none; later pages show the same search.
 */
export function searchedIn(collection: string, query: unknown, answer: object): Searched | undefined {
  if (collection !== 'search') return undefined;
  const { find, fields, page = 1, skip = 0 } = query as Readonly<Record<string, unknown>>;
  const text = (find as { q?: unknown } | undefined)?.q;
  const isShown = !Array.isArray(fields) || fields.includes('snippet');
  if (typeof text !== 'string' || text.trim().length < 2 || !isShown || page !== 1 || skip !== 0)
    return undefined;
  const { total, partial } = answer as { readonly total?: number; readonly partial?: boolean };
  return { text, isMissed: total === 0 || partial === true };
}
