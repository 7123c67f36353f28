import type { Metainfo } from '#shared/collections/fields.ts';
import type { Answer, AskData, Counts, Query } from '#shared/collections/query.ts';
import { LoadFailed, RecordMissing } from './load-errors.ts';

export interface List<Data> {
  readonly records: Data;
  readonly total: number;
  /** Counts of the fields requested in `counts`. */
  readonly counts: Counts;
}

export interface RecordResult<Data> {
  readonly record: Data;
  readonly metainfo: Metainfo | null;
}

/** The data access of a screen's `load`. In the browser `optionalList` never fails; the other methods throw `LoadFailed`. */
export interface DataClient {
  /** Loads a list that the page depends on. */
  readonly list: <Data>(collection: string, query: Query, empty: Data) => Promise<List<Data>>;
  /** Loads a list beside the main content, without its total; empty if it fails to load. */
  readonly optionalList: <Data>(collection: string, query: Query, empty: Data) => Promise<List<Data>>;
  /** Returns the whole response, as for lists with counts and searches. */
  readonly query: <Data>(collection: string, query: Query) => Promise<Data>;
  /** Loads the record of the page. Throws `RecordMissing` if it does not exist. */
  readonly record: <Data>(collection: string, query: Query) => Promise<RecordResult<Data>>;
}

const readList = <Data>(
  collection: string,
  answer: Readonly<Record<string, unknown>>,
  empty: Data,
): List<Data> => ({
  records: (answer[collection] as Data | undefined) ?? empty,
  total: typeof answer.total === 'number' ? answer.total : 0,
  counts: (answer.counts as Counts | undefined) ?? {},
});

/** Creates the client of the server's renderer: a failed query fails the page, for which the server responds with a stale page or 503. */
export function createStrictClient(transport: AskData): DataClient {
  const list: DataClient['list'] = async (collection, query, empty) =>
    readList(collection, await transport(collection, query), empty);
  return {
    list,
    optionalList: (collection, query, empty) => list(collection, { total: false, ...query }, empty),
    query: transport,
    record: async <Data>(collection: string, query: Query) => {
      const answer = await transport<Answer<string, Data | null | undefined>>(collection, {
        ...query,
        many: false,
      });
      const record = answer[collection];
      if (!record) throw new RecordMissing(collection);
      return { record, metainfo: answer.metainfo ?? null };
    },
  };
}

/**
 * Creates the browser's client (SPEC.md section 8): optional lists are empty on failure, and other failures show a
 * page with a retry button.
 */
export function createSilentClient(transport: AskData): DataClient {
  const strict = createStrictClient(transport);
  const rethrow = (error: unknown): never => {
    throw error instanceof RecordMissing
      ? error
      : new LoadFailed('the query was not answered', { cause: error });
  };
  return {
    list: (collection, query, empty) => strict.list(collection, query, empty).catch(rethrow),
    optionalList: (collection, query, empty) =>
      strict.optionalList(collection, query, empty).catch(() => ({ records: empty, total: 0, counts: {} })),
    query: <Data>(collection: string, query: Query) => strict.query<Data>(collection, query).catch(rethrow),
    record: <Data>(collection: string, query: Query) => strict.record<Data>(collection, query).catch(rethrow),
  };
}
