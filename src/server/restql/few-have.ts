import { sql } from 'kysely';
import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { ParsedQuery } from './parse.ts';
import { column } from './parts.ts';

/** With more the set is not kept, and every list is asked for. */
const mostHolders = 50_000;
const secondsKept = 300;

export type FewHave = ReturnType<typeof createFewHave>;

/**
 * Lists that stand beside every record and are empty beside nearly all (the comments of an article): the records that have
 * any are read once for each change, and for all others nobody asks the database.
 */
export function createFewHave(db: Database) {
  const holders = new TaggedCache<ReadonlySet<number> | undefined>({ maxBytes: 16 * 1024 });

  /** Whoever has rows that are not shown yet counts as a holder: only what is surely empty is. */
  async function loadHolders({ table }: Collection, above: string): Promise<ReadonlySet<number> | undefined> {
    const id = column('t', `${above}_id`);
    const { rows } = await sql<{ id: number }>`select distinct ${id} as id from ${sql.table(table)} t
      where ${id} is not null limit ${mostHolders + 1}`.execute(db);
    return rows.length > mostHolders ? undefined : new Set(rows.map((row) => row.id));
  }

  /** Whether the list asked for has no rows, as far as that is known without asking for it. */
  async function isSurelyEmpty(collection: Collection, query: ParsedQuery): Promise<boolean> {
    const above = collection.fewHave;
    const id = above === undefined ? undefined : soleHolder(query, above);
    if (above === undefined || id === undefined) return false;
    const known = await holders.fetch(collection.name, async () => ({
      value: await loadHolders(collection, above),
      tags: new Set([`${collection.table}:*`]),
      bytes: 1024,
      seconds: secondsKept,
    }));
    return known !== undefined && !known.has(id);
  }

  return { isSurelyEmpty, drop: (tag: string) => holders.drop(tag), forgetAll: () => holders.clear() };
}

/** The one record whose list is asked for. */
function soleHolder({ many, counts, conditions }: ParsedQuery, above: string): number | undefined {
  // Counts are of more than the list.
  if (!many || counts.length > 0) return undefined;
  for (const { subject, test } of conditions)
    if (
      subject.kind === 'related' &&
      subject.name === above &&
      subject.sub === 'id' &&
      test.operator === 'in'
    )
      return test.values.length === 1 && !test.orNull ? Number(test.values[0]) : undefined;
  return undefined;
}
