import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { titleField } from '#server/records/revisions/record-forms.ts';

export type ReviewsRepository = ReturnType<typeof createReviewsRepository>;

/** A published text whose medical review is due. */
export interface DueReview {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly due: string;
  /** The account that approved it last, as its author record says. */
  readonly account_id: number | null;
  readonly reviewer: string | null;
}

export interface DueQuery {
  readonly search: string;
  /** The collections that the person may read. */
  readonly among: readonly string[];
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to: string;
}

/** Collections whose records say when they are to be reviewed again. */
const reviewed = storagesInOrder.filter(
  ({ collection, fields }) =>
    collection.needsReview && fields.has('next_review_at') && fields.has('reviewer'),
);

/** Reads which medical reviews are due. */
export function createReviewsRepository(db: Database) {
  const dueIn = ({ search, among, from, to }: DueQuery): RawBuilder<unknown> => {
    const parts = reviewed
      .filter(({ name }) => among.includes(name))
      .map((storage) => {
        const title = sql.ref(`t.${titleField(storage)?.name ?? 'id'}`);
        return sql`select ${sql.lit(storage.name)} as collection, t.id, ${title}::text as title,
            to_char(t.next_review_at, 'YYYY-MM-DD') as due, t.reviewer_id
          from ${sql.table(storage.table)} t where t.status = 'published' and t.next_review_at <= ${to}::date
            and ${from ? sql`t.next_review_at >= ${from}::date` : sql`true`}
            and ${search === '' ? sql`true` : sql`position(${search.toLowerCase()} in lower(${title})) > 0`}`;
      });
    const none = sql`select '' as collection, 0 as id, '' as title, '' as due, 0 as reviewer_id where false`;
    return parts.length === 0 ? none : sql.join(parts, sql` union all `);
  };

  /** Lists due reviews, longest past first. */
  async function listDue(
    query: DueQuery,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<DueReview[]> {
    const { rows } = await sql<DueReview>`
      select d.collection, d.id, d.title, d.due, a.id as account_id, p.title as reviewer from (${dueIn(query)}) as d
      left join author p on p.id = d.reviewer_id
      left join lateral (select id from account where author_id = d.reviewer_id and 'reviewer' = any(roles)
        order by id limit 1) a on true
      order by d.due, d.collection, d.id limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  const countDue = async (query: DueQuery): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from (${dueIn(query)}) as d`.execute(db);
    return rows[0]?.total ?? 0;
  };

  /** Lists the accounts of reviewers. */
  async function listReviewers(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from account where 'reviewer' = any(roles) and blocked_at is null order by id`.execute(db);
    return rows.map(({ id }) => id);
  }

  return { listDue, countDue, listReviewers };
}
