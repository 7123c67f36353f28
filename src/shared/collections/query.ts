import type { Metainfo } from './fields.ts';

type Plain = string | number | boolean | null;
export type Operators = Readonly<
  Record<'$in' | '$nin', readonly Plain[]> | Record<'$ne' | '$gt' | '$gte' | '$lt' | '$lte', Plain>
>;

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
  /** false: the count is not made. */
  readonly total?: boolean;
  /** How many records there are by each value of these fields; a field's own condition does not narrow its counts. */
  readonly counts?: readonly string[];
}

/** Number of records by a field's value, for each field asked in `counts`. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A list, or groups of records by a field's value, or one record under the collection's own name. */
export type Answer<Name extends string = string, Held = unknown> = { readonly [key in Name]: Held } & {
  readonly total?: number;
  readonly metainfo?: Metainfo | null;
  readonly counts?: Counts;
};

/** Asks for data. The browser sends it over HTTP, the server render calls the same service in process. */
export type AskData = <Held>(collection: string, query: Query) => Promise<Answer<string, Held>>;
