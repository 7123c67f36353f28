import { sql } from 'kysely';
import { refuseBeyondHourly } from '#server/database/hourly.ts';
import type { Tx } from '#server/database/transact.ts';
import type { MyData } from '#shared/contracts/accounts.ts';
import type { DeskComment } from '#shared/contracts/office/words/comments.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;

/** Who writes, seen from the article: by first name, and whether they are its author. */
export interface Writer {
  readonly first_name: string;
  readonly is_author: boolean;
}

export interface CommentFind {
  readonly search: string;
  readonly state?: DeskComment['state'] | undefined;
  /** Days of Tbilisi, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type ListedComment = Omit<DeskComment, 'article'> & {
  readonly article: Omit<DeskComment['article'], 'url'> & {
    readonly alias: string;
    readonly category_alias: string;
    readonly section_alias: string | null;
  };
};

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const state = sql`case when c.is_approved then 'approved' when c.rejected_at is null then 'waiting' else 'rejected' end`;
const from_ = sql`comment c join article a on a.id = c.article_id join category k on k.id = a.category_id
  left join category s on s.id = k.parent_id left join comment p on p.id = c.parent_id`;
const columns = sql`c.id, ${state} as state, c.author_name, c.is_author, c.body_html as body, ${iso('c.created_at')} as created_at,
  c.reject_reason as reason, json_build_object('id', a.id, 'title', a.title, 'introtext', a.introtext, 'alias', a.alias,
    'category_alias', k.alias, 'section_alias', s.alias) as article,
  case when p.id is null then null
    else json_build_object('id', p.id, 'author_name', p.author_name, 'body', p.body_html) end as parent`;

/** The repository of comments, for those who write and those who moderate. */
export function createCommentsRepository(db: Tx) {
  /** @throws Problem `too_many` for an account that has written so many comments within an hour */
  const refuseTooMany = (accountId: number, most: number, now: number): Promise<void> =>
    refuseBeyondHourly(db, { table: 'comment', accountId, most, now });

  /** @returns undefined where readers see no such article */
  async function findWriter(articleId: number, accountId: number): Promise<Writer | undefined> {
    const { rows } = await sql<Writer>`select w.first_name,
        coalesce(w.author_id = a.author_id, false) as is_author
      from article a, account w
      where a.id = ${articleId} and a.status = 'published' and w.id = ${accountId}`.execute(db);
    return rows[0];
  }

  /** Whether readers see the comment under the article. */
  async function isShown(id: number, articleId: number): Promise<boolean> {
    const row = db
      .selectFrom('comment')
      .select('id')
      .where('id', '=', id)
      .where('article_id', '=', articleId);
    return (await row.where('is_shown', '=', true).executeTakeFirst()) !== undefined;
  }

  async function addComment(
    comment: {
      readonly article_id: number;
      readonly account_id: number;
      readonly parent_id: number | null;
      readonly author_name: string;
      readonly is_author: boolean;
      readonly body: string;
      readonly body_html: string;
    },
    at: Date,
  ): Promise<void> {
    await db
      .insertInto('comment')
      .values({ ...comment, is_approved: false, created_at: at })
      .execute();
  }

  const matching = ({ search, from, to }: CommentFind) => sql`from ${from_}
    where ${
      search === ''
        ? sql`true`
        : sql`(position(${search.toLowerCase()} in lower(concat_ws(' ', c.author_name, c.body_html, a.title))) > 0
          or c.id::text = ${search})`
    }
      and ${from ? sql`c.created_at >= ${from}::date::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}
      and ${to ? sql`c.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}`;

  /** Lists comments: those that wait, the oldest first, then the newest. */
  async function list(
    find: CommentFind,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ListedComment[]> {
    const { rows } = await sql<ListedComment>`select ${columns} ${matching(find)}
        and ${find.state ? sql`${state} = ${find.state}` : sql`true`}
      order by not (not c.is_approved and c.rejected_at is null),
        case when not c.is_approved and c.rejected_at is null then c.created_at end, c.created_at desc, c.id
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function countStates(find: CommentFind): Promise<Partial<Record<DeskComment['state'], number>>> {
    const { rows } = await sql<{ state: DeskComment['state']; total: number }>`
      select ${state} as state, count(*)::integer as total ${matching(find)} group by 1`.execute(db);
    return Object.fromEntries(rows.map(({ state: name, total }) => [name, total]));
  }

  async function find(id: number): Promise<ListedComment | undefined> {
    const { rows } = await sql<ListedComment>`select ${columns} from ${from_} where c.id = ${id}`.execute(db);
    return rows[0];
  }

  /** Locks a comment until the transaction ends. @returns its state */
  async function lock(id: number): Promise<DeskComment['state'] | undefined> {
    const { rows } = await sql<{ state: DeskComment['state'] }>`
      select ${state} as state from comment c where c.id = ${id} for update`.execute(db);
    return rows[0]?.state;
  }

  async function approve(id: number): Promise<void> {
    const approved = { is_approved: true, rejected_at: null, reject_reason: null };
    await db.updateTable('comment').set(approved).where('id', '=', id).execute();
  }

  async function reject(id: number, reason: string, at: Date): Promise<void> {
    const rejected = { is_approved: false, rejected_at: at, reject_reason: reason };
    await db.updateTable('comment').set(rejected).where('id', '=', id).execute();
  }

  /** Lists all comments of an account, for the download of a person's own data. */
  async function listOf(accountId: number): Promise<MyData['comments']> {
    return db
      .selectFrom('comment')
      .select(['id', 'article_id as article', 'body_html as body', 'created_at', 'is_shown'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  }

  return {
    ...{ refuseTooMany, findWriter, isShown, addComment, list, countStates, find, lock, approve, reject },
    listOf,
  };
}
