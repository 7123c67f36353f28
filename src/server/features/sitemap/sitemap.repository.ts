import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { columnsOf, visible } from '#server/queries/columns.ts';
import type { Collection } from '#shared/collections/collection.ts';

/** A part of a collection's pages: its number, and the time of its latest change. */
export interface SitemapPart {
  readonly number: number;
  readonly changedAt: string;
}

/** A record with the values of its address. */
export interface SitemapRow {
  readonly parts: Readonly<Record<string, string | number>>;
  readonly changedAt: string;
}

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

export function createSitemapRepository(db: Database) {
  /** Lists the parts of a collection's pages, `size` pages each, by id. */
  async function listParts(collection: Collection, size: number): Promise<SitemapPart[]> {
    const { rows } = await sql<SitemapPart>`
      select number, ${iso(sql`max(changed)`)} as "changedAt" from (
        select 1 + (row_number() over (order by t.id) - 1) / ${size}::integer as number, ${changed(collection)} as changed
        from ${sql.table(collection.table)} t where ${shown(collection)}) pages
      group by number order by number`.execute(db);
    return rows.map(({ number, changedAt }) => ({ number: Number(number), changedAt }));
  }

  /** Lists the pages of one part. */
  async function listRows(collection: Collection, size: number, number: number): Promise<SitemapRow[]> {
    const parts = columnsOf(collection, ['url'], 't');
    const columns = [...parts].map(([name, part]) => sql`${part} as ${sql.id(name)}`);
    const { rows } = await sql<Record<string, string | number> & { changed_at_iso: string }>`
      select ${sql.join(columns)}, ${iso(changed(collection))} as changed_at_iso
      from ${sql.table(collection.table)} t where ${shown(collection)}
      order by t.id limit ${size} offset ${(number - 1) * size}`.execute(db);
    return rows.map(({ changed_at_iso, ...row }) => ({ parts: row, changedAt: changed_at_iso }));
  }

  return { listParts, listRows };
}

const iso = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A question also changes with its follow-ups. */
const changed = ({ table }: Collection): RawBuilder<unknown> =>
  table === 'question'
    ? sql`greatest(t.updated_at, (select max(created_at) from questionblock b where b.question_id = t.id))`
    : sql`t.updated_at`;

/** The condition for public pages with content. */
function shown(collection: Collection): RawBuilder<unknown> {
  const more = conditions[collection.table];
  return more ? sql`${visible(collection, 't')} and ${more}` : visible(collection, 't');
}

const conditions: Readonly<Record<string, RawBuilder<unknown>>> = {
  tag: sql`(exists (select from article_tag x join article a on a.id = x.article_id
      where x.tag_id = t.id and a.status = 'published')
    or exists (select from question_tag x join question q on q.id = x.question_id
      where x.tag_id = t.id and q.is_public))`,
};
