import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { ParsedQuery } from './parse.ts';
import type { Subject } from './parse-find.ts';
import type { Sql } from './parts.ts';

/** A value of a query within its statement: where it is read when the statement runs. */
class Slot {
  readonly read: (query: ParsedQuery) => unknown;

  constructor(read: (query: ParsedQuery) => unknown) {
    this.read = read;
  }
}

/** A parameter that takes its value from the query the statement runs for. */
export const slot = (read: (query: ParsedQuery) => unknown): Sql => sql`${new Slot(read)}`;

const compiler = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('compiles only')) }),
});

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const statements = new LRUCache<string, Compiled>({ max: 500 });

/** Queries that differ in their values alone are one statement, and putting a statement together costs more than sending it. */
export function statementFor<Row>(
  shape: string,
  query: ParsedQuery,
  build: () => RawBuilder<Row>,
): CompiledQuery<Row> {
  const compiled = statements.get(shape) ?? build().compile(compiler);
  statements.set(shape, compiled);
  const values = compiled.parameters.map((given) => (given instanceof Slot ? given.read(query) : given));
  return CompiledQuery.raw(compiled.sql, values) as CompiledQuery<Row>;
}

export async function run<Row>(db: Database, statement: CompiledQuery<Row>): Promise<Row[]> {
  return (await db.executeQuery(statement)).rows;
}

/** Everything about a query that its statements are made of, but the values. */
export function shapeOf(collection: Collection, query: ParsedQuery, fields: readonly string[]): string {
  const conditions = query.conditions.map(({ subject, test }) =>
    'values' in test
      ? `${nameOf(subject)} ${test.operator} ${test.orNull} ${test.values.length === 1}`
      : `${nameOf(subject)} ${test.operator}`,
  );
  const order = query.order.map(({ name, descending }) => `${name} ${descending}`);
  const size = query.many ? `${query.limit} ${query.offset > 0}` : 'one';
  return [collection.name, query.seen.rows, fields.join(), conditions.join(), order.join(), size].join('|');
}

export const nameOf = (subject: Subject): string =>
  subject.kind === 'related' ? `${subject.name}.${subject.sub}` : subject.name;
