import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { ParsedQuery } from './parse.ts';
import { loadRows, type RawRow } from './run.ts';
import { shapeOf } from './statement.ts';

/** More records than these are asked for in several statements. */
const mostTogether = 50;

export type RowLoader = ReturnType<typeof createRowLoader>;

/**
 * Loads the rows of queries. Records asked for by their ids within one turn of the event loop, and in the same words
 * otherwise, come in one statement: readers who come at once cost the database one question.
 */
export function createRowLoader(db: Database) {
  const loaders = new LRUCache<string, DataLoader<number, RawRow | undefined>>({ max: 100 });

  function openLoader(collection: Collection, query: ParsedQuery, fields: readonly string[]) {
    return new DataLoader<number, RawRow | undefined>(
      async (ids) => {
        const rows = await loadRows(db, collection, withIds(query, ids), fields);
        const byId = new Map(rows.map((row) => [Number(row.id), row]));
        return ids.map((id) => byId.get(id));
      },
      { cache: false, maxBatchSize: mostTogether, batchScheduleFn: (load) => setImmediate(load) },
    );
  }

  return async (collection: Collection, query: ParsedQuery, fields: readonly string[]): Promise<RawRow[]> => {
    const id = soleId(query);
    if (id === undefined) return loadRows(db, collection, query, fields);
    const shape = shapeOf(collection, query, fields);
    const loader = loaders.get(shape) ?? openLoader(collection, query, fields);
    loaders.set(shape, loader);
    const row = await loader.load(id);
    return row ? [row] : [];
  };
}

/** The id of the one record asked for, where nothing else is asked of it and it is the same for everybody. */
function soleId({ many, seen, offset, conditions }: ParsedQuery): number | undefined {
  const [{ subject, test } = {}, ...others] = conditions;
  if (many || offset > 0 || seen.rows !== 'public' || others.length > 0) return undefined;
  if (subject?.kind !== 'own' || subject.name !== 'id' || test?.operator !== 'in' || test.orNull)
    return undefined;
  const [id, ...more] = test.values;
  return typeof id === 'number' && more.length === 0 ? id : undefined;
}

function withIds(query: ParsedQuery, ids: readonly number[]): ParsedQuery {
  const conditions = query.conditions.map(({ subject }) => ({
    subject,
    test: { operator: 'in', values: ids, orNull: false } as const,
  }));
  return ids.length === 1
    ? { ...query, conditions }
    : { ...query, conditions, many: true, limit: mostTogether };
}
