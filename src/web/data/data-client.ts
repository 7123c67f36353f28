import type { Metainfo } from '#shared/collections/fields.ts';
import type { AskData, Counts, Query } from '#shared/collections/query.ts';
import { LoadFailed, RecordMissing } from './outcomes.ts';

export interface List<Held> {
  readonly records: Held;
  readonly total: number;
  /** Of the fields named in `counts`. */
  readonly counts: Counts;
}

export interface Found<Held> {
  readonly record: Held;
  readonly metainfo: Metainfo | null;
}

/** What a screen's `load` asks with. The `optional` call never fails in the browser; the others throw `LoadFailed`. */
export interface DataClient {
  /** A list the page cannot do without. */
  readonly list: <Held>(collection: string, query: Query, empty: Held) => Promise<List<Held>>;
  /** A list beside the main content: empty when it cannot be had, and not counted. */
  readonly optionalList: <Held>(collection: string, query: Query, empty: Held) => Promise<List<Held>>;
  /** An answer as it is: lists with counts, search. */
  readonly whole: <Held>(collection: string, query: Query) => Promise<Held>;
  /** The record the page is about. Throws `RecordMissing` when there is none. */
  readonly record: <Held>(collection: string, query: Query) => Promise<Found<Held>>;
}

const readList = <Held>(
  collection: string,
  answer: Readonly<Record<string, unknown>>,
  empty: Held,
): List<Held> => ({
  records: (answer[collection] as Held | undefined) ?? empty,
  total: typeof answer.total === 'number' ? answer.total : 0,
  counts: (answer.counts as Counts | undefined) ?? {},
});

/** For the server's render: a failing question fails the page, which the server then answers from its cache or with 503. */
export function createStrictClient(ask: AskData): DataClient {
  const list: DataClient['list'] = async (collection, query, empty) =>
    readList(collection, await ask(collection, query), empty);
  return {
    list,
    optionalList: (collection, query, empty) => list(collection, { total: false, ...query }, empty),
    whole: async <Held>(collection: string, query: Query) =>
      (await ask(collection, query)) as unknown as Held,
    record: async <Held>(collection: string, query: Query) => {
      const answer = await ask<Held | null>(collection, { ...query, many: false });
      const record = answer[collection] as Held | null | undefined;
      if (!record) throw new RecordMissing(collection);
      return { record, metainfo: answer.metainfo ?? null };
    },
  };
}

/** For the browser (SPEC.md section 8): failures are silent; what is missing is an empty list, or a page that offers a retry. */
export function createSilentClient(ask: AskData): DataClient {
  const strict = createStrictClient(ask);
  const failed = (error: unknown): never => {
    throw error instanceof RecordMissing
      ? error
      : new LoadFailed('the question was not answered', { cause: error });
  };
  return {
    list: (collection, query, empty) => strict.list(collection, query, empty).catch(failed),
    optionalList: (collection, query, empty) =>
      strict.optionalList(collection, query, empty).catch(() => ({ records: empty, total: 0, counts: {} })),
    whole: <Held>(collection: string, query: Query) => strict.whole<Held>(collection, query).catch(failed),
    record: <Held>(collection: string, query: Query) => strict.record<Held>(collection, query).catch(failed),
  };
}
