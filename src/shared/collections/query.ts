import type { Metainfo } from './fields.ts';

/** Body of `POST /api/restql/{collection}/` (CONTRACT.md section 4). */
export interface Query {
  readonly find?: Readonly<Record<string, unknown>>;
  readonly many?: boolean;
  readonly fields?: readonly string[];
  readonly limit?: number;
  readonly sort?: string | readonly string[];
  readonly skip?: number;
  readonly page?: number;
  readonly group?: string;
  /** false: omits the total. */
  readonly total?: boolean;
  /** Counts records by each value of these fields; a field's own condition does not affect its counts. */
  readonly counts?: readonly string[];
}

/** The number of records by value, for each field in `counts`. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A list, or groups of records by a field's value, or one record under the collection's own name. */
export type Answer<Name extends string = string, Content = unknown> = { readonly [key in Name]: Content } & {
  readonly total?: number;
  readonly metainfo?: Metainfo | null;
  readonly counts?: Counts;
};

/**
 * Queries data. Browsers do so over HTTP; server rendering calls the same service in process. The caller knows the form of
 * the answer: it follows from the query.
 */
export type AskData = <Answered = Answer>(collection: string, query: Query) => Promise<Answered>;
