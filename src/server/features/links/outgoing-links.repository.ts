import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { type RecordStorage, storagesInOrder } from '#server/records/record-storage.ts';
import { contentFields, titleField } from '#server/records/revisions/record-forms.ts';
import { hasStates } from '#shared/collections/collection.ts';

export type OutgoingLinksRepository = ReturnType<typeof createOutgoingLinksRepository>;

export type LinkState = 'broken' | 'redirect';

export interface LinkRow {
  readonly id: number;
  readonly state: LinkState;
  readonly collection: string | null;
  readonly record_id: number | null;
  readonly link: string | null;
  readonly status: string | null;
  readonly since: Date;
  readonly from: string | null;
  readonly to: string | null;
}

export interface LinksFilter {
  readonly search: string;
  /** Days of Tbilisi, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The texts of a published record, as they are stored. */
export interface StoredTexts {
  readonly id: number;
  readonly texts: string;
}

/** Collections with pages of their own, and the columns in which links may stand. */
const linkingStorages = storagesInOrder
  .filter(({ collection }) => collection.page && hasStates(collection))
  .map((storage) => ({ storage, columns: linkColumns(storage) }))
  .filter(({ columns }) => columns.length > 0);

function linkColumns(storage: RecordStorage): string[] {
  return contentFields(storage).flatMap(({ field, place }) => {
    const mayLink =
      field.kind === 'html' ||
      field.kind === 'json' ||
      (field.kind === 'scalar' && field.type === 'text' && /web_address|link/.test(field.format ?? ''));
    return mayLink && place.kind === 'column' ? [place.column] : [];
  });
}

/** Stores the links out of published records, and lists the broken ones beside the redirects. */
export function createOutgoingLinksRepository(db: Database) {
  /** Yields the texts of published records with links, a batch at a time: `upTo` is the last id that the batch covers. */
  async function* listTexts(): AsyncGenerator<{
    collection: string;
    after: number;
    upTo: number;
    texts: StoredTexts[];
  }> {
    for (const { storage, columns } of linkingStorages) {
      const joined = sql.join(
        columns.map((column) => sql`coalesce(t.${sql.ref(column)}::text, '')`),
        sql` || ' ' || `,
      );
      for (let after = 0; ; ) {
        const { rows } = await sql<{ id: number; texts: string | null }>`
          select t.id, case when t.status = 'published' and position('http' in ${joined}) > 0 then ${joined} end as texts
          from ${sql.table(storage.table)} t where t.id > ${after} order by t.id limit ${batchSize}`.execute(
          db,
        );
        const upTo = rows.length < batchSize ? largestId : (rows.at(-1)?.id ?? largestId);
        const texts = rows.flatMap(({ id, texts: found }) => (found === null ? [] : [{ id, texts: found }]));
        yield { collection: storage.name, after, upTo, texts };
        if (upTo === largestId) break;
        after = upTo;
      }
    }
  }

  /** Stores which links the records between two ids have; what is known of a link stays. */
  async function saveLinks(
    { collection, after, upTo }: { collection: string; after: number; upTo: number },
    links: readonly { readonly record_id: number; readonly url: string }[],
  ): Promise<void> {
    const found = sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as f (record_id integer, url text)`;
    await sql`with outdated as (
        delete from outgoing_link l where collection = ${collection} and record_id > ${after} and record_id <= ${upTo}
          and not exists (select from ${found} where f.record_id = l.record_id and f.url = l.url))
      insert into outgoing_link (collection, record_id, url)
      select ${collection}, record_id, url from ${found} on conflict do nothing`.execute(db);
  }

  /** Lists links that were not checked since a moment, those first that wait longest. */
  async function listDue(before: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<{ url: string }>`
      select url from outgoing_link where checked_at is null or checked_at < ${before}
      group by url order by min(checked_at) nulls first, url limit ${limit}`.execute(db);
    return rows.map(({ url }) => url);
  }

  /** Notes how the check of a link went; `status` is null where it leads somewhere. */
  async function noteCheck(url: string, status: string | null, at: Date): Promise<void> {
    await sql`update outgoing_link set checked_at = ${at}, status = ${status},
      broken_since = case when ${status}::text is null then null else coalesce(broken_since, ${at}) end
      where url = ${url}`.execute(db);
  }

  const findRequest = async (): Promise<Date | undefined> =>
    (await db.selectFrom('link_check').select('requested_at').executeTakeFirst())?.requested_at ?? undefined;

  /** Finds when a check was asked for that has not begun. */
  async function findWaitingRequest(): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date }>`
      select requested_at as at from link_check where requested_at > coalesce(started_at, '-infinity')`.execute(
      db,
    );
    return rows[0]?.at;
  }

  async function noteStart(at: Date): Promise<void> {
    await db.updateTable('link_check').set({ started_at: at }).execute();
  }

  /** Asks for a check of all links; the database announces it to the job. */
  async function requestCheck(at: Date): Promise<void> {
    await db
      .insertInto('link_check')
      .values({ id: 1, requested_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ requested_at: at }))
      .execute();
  }

  const linksAnd = ({ search, from, to }: LinksFilter): RawBuilder<unknown> => sql`(
      select * from (
        select id, 'broken' as state, collection, record_id, url as link, status, broken_since as since,
          null as "from", null as "to" from outgoing_link where broken_since is not null
        union all
        select id, 'redirect', collection, record_id, null, null, created_at, address, target from redirect
      ) as every_link where ${search === '' ? sql`true` : sql`position(${search.toLowerCase()} in lower(concat_ws(' ', link, "from", "to"))) > 0`}
        and ${from ? sql`${dayOf} >= ${from}::date` : sql`true`}
        and ${to ? sql`${dayOf} <= ${to}::date` : sql`true`}) as links`;

  async function listLinks(
    filter: LinksFilter & { readonly state?: LinkState | undefined },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: LinkRow[]; counts: Record<LinkState, number> }> {
    const { rows } = await sql<LinkRow>`select * from ${linksAnd(filter)}
      where ${filter.state ? sql`state = ${filter.state}` : sql`true`}
      order by state, since desc, id desc limit ${limit} offset ${offset}`.execute(db);
    const { rows: counted } = await sql<Record<LinkState, number>>`
      select count(*) filter (where state = 'broken')::integer as broken,
        count(*) filter (where state = 'redirect')::integer as redirect from ${linksAnd(filter)}`.execute(db);
    return { rows, counts: counted[0] ?? { broken: 0, redirect: 0 } };
  }

  /** Reads the titles of records, by `collection id`. */
  async function readTitles(
    records: readonly { readonly collection: string; readonly id: number }[],
  ): Promise<ReadonlyMap<string, string>> {
    const titles = new Map<string, string>();
    for (const [collection, some] of Map.groupBy(records, (one) => one.collection)) {
      const storage = storagesInOrder.find(({ name }) => name === collection);
      const title = storage && titleField(storage)?.name;
      if (!storage || !title) continue;
      const { rows } = await sql<{ id: number; title: string }>`
        select id, ${sql.ref(title)}::text as title from ${sql.table(storage.table)}
        where id = any(${some.map(({ id }) => id)}::integer[])`.execute(db);
      for (const one of rows) titles.set(`${collection} ${one.id}`, one.title);
    }
    return titles;
  }

  /** Leads an address to another, in place of where it led before. */
  async function saveRedirect(from: string, to: string): Promise<{ id: number; before: string | null }> {
    const before = await db
      .selectFrom('redirect')
      .select('target')
      .where('address', '=', from)
      .executeTakeFirst();
    const target = { target: to, collection: null, record_id: null };
    const { id } = await db
      .insertInto('redirect')
      .values({ address: from, ...target })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(target))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, before: before?.target ?? null };
  }

  const removeRedirect = (id: number) =>
    db.deleteFrom('redirect').where('id', '=', id).returning(['address', 'target']).executeTakeFirst();

  return {
    ...{ listTexts, saveLinks, listDue, noteCheck, findRequest, findWaitingRequest, noteStart, requestCheck },
    ...{ listLinks, readTitles, saveRedirect, removeRedirect, log: createChangeLogRepository(db) },
  };
}

/** Texts are large: a batch is read in some milliseconds. */
const batchSize = 50;
const largestId = 2_147_483_647;
const dayOf = sql`(since at time zone 'Asia/Tbilisi')::date`;
