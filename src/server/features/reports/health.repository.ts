import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { titleField } from '#server/records/revisions/record-forms.ts';
import type { healthStates } from '#shared/contracts/office/health.ts';

export type HealthRepository = ReturnType<typeof createHealthRepository>;
export type HealthState = (typeof healthStates)[number];

export interface HealthRow {
  readonly id: number;
  readonly state: HealthState;
  readonly collection: string;
  readonly title: string;
  readonly views: number | null;
}

/** So many articles are listed as most read and as least read; younger ones than this are not called little read. */
const maxRanked = 100;
const minDays = 30;

/** Published texts that a physician should have checked. */
const reviewedStorages = storagesInOrder.filter(
  ({ collection, fields }) => collection.needsReview && fields.has('reviewer'),
);

/** Finds what published content lacks, and ranks articles by how often they are read. */
export function createHealthRepository(db: Database) {
  const title = (storage: (typeof reviewedStorages)[number]) =>
    sql.ref(`t.${titleField(storage)?.name ?? 'id'}`);

  const ranked = (state: HealthState, order: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    (select ${sql.lit(state)} as state, 'article' as collection, t.id, t.title, p.recent_views as views
      from article t join article_popularity p on p.article_id = t.id
      where t.status = 'published' and ${since} order by ${order}, t.id limit ${sql.lit(maxRanked)})`;

  // The project's own drawings are decoration wherever they stand.
  const everything = (at: Date) => sql`(
    select 'no_alt' as state, 'media' as collection, id, name as title, null::integer as views
      from media where kind = 'image' and alt = '' and not is_decorative and not starts_with(path, 'drawn/')
    union all
    select 'no_sources', 'article', t.id, t.title, p.recent_views from article t
      left join article_popularity p on p.article_id = t.id
      where t.status = 'published' and t.sources = '[]'::jsonb
    union all
    ${sql.join(
      reviewedStorages.map(
        (
          storage,
        ) => sql`select 'no_reviewer', ${sql.lit(storage.name)}, t.id, ${title(storage)}::text, null::integer
          from ${sql.table(storage.table)} t where t.status = 'published' and t.reviewer_id is null`,
      ),
      sql` union all `,
    )}
    union all ${ranked('most_read', sql`p.recent_views desc`, sql`p.recent_views > 0`)}
    union all ${ranked(
      'least_read',
      sql`p.recent_views`,
      sql`t.published_at < ${at}::timestamptz - make_interval(days => ${minDays})`,
    )}) as found`;

  /** Lists what is lacking; the ranks of articles only where they are asked for. */
  async function listHealth(
    { search, state, at }: { search: string; state: HealthState | undefined; at: Date },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: HealthRow[]; counts: Record<HealthState, number> }> {
    const fits = search === '' ? sql`true` : sql`position(${search.toLowerCase()} in lower(title)) > 0`;
    const { rows } = await sql<HealthRow>`select * from ${everything(at)}
      where ${fits} and ${state ? sql`state = ${state}` : sql`state in ('no_alt', 'no_sources', 'no_reviewer')`}
      order by case state when 'least_read' then views else -views end nulls last, state, id
      limit ${limit} offset ${offset}`.execute(db);
    const { rows: counted } = await sql<{ state: HealthState; count: number }>`
      select state, count(*)::integer as count from ${everything(at)} where ${fits} group by state`.execute(
      db,
    );
    const counts = { no_alt: 0, no_sources: 0, no_reviewer: 0, most_read: 0, least_read: 0 };
    for (const one of counted) counts[one.state] = one.count;
    return { rows, counts };
  }

  return { listHealth };
}
