import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createRedirectsRepository } from '#server/records/publishing/redirects.repository.ts';
import { createRecordsRepository } from '#server/records/records.repository.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';

export type TagsDeskRepository = ReturnType<typeof createTagsDeskRepository>;

export type TagState = 'used' | 'unused';

export interface TagUse {
  readonly id: number;
  readonly title: string;
  readonly alias: string;
  readonly state: TagState;
  readonly articles: number;
  readonly questions: number;
  readonly videos: number;
}

/** Reads how tags are used, and merges two. */
export function createTagsDeskRepository(db: Database) {
  const uses = sql`(select every.*, case when articles + questions > 0 then 'used' else 'unused' end as state from (
    select t.id, t.title, t.alias, coalesce(a.articles, 0)::integer as articles, coalesce(a.videos, 0)::integer as videos,
      coalesce(q.questions, 0)::integer as questions
    from tag t
    left join (select l.tag_id, count(*) as articles, count(*) filter (where article.has_video) as videos
      from article_tag l join article on article.id = l.article_id and article.status = 'published' group by l.tag_id) a
      on a.tag_id = t.id
    left join (select l.tag_id, count(*) as questions from question_tag l
      join question on question.id = l.question_id and question.is_public group by l.tag_id) q on q.tag_id = t.id
  ) as every)`;

  const matching = (search: string) =>
    search === ''
      ? sql`true`
      : sql`(position(${search.toLowerCase()} in lower(title)) > 0 or id::text = ${search})`;

  /** Lists tags by their titles. */
  async function listTags(
    { search, state }: { search: string; state?: TagState | undefined },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<TagUse[]> {
    const { rows } = await sql<TagUse>`select * from ${uses} as tag
      where ${matching(search)} and ${state ? sql`state = ${state}` : sql`true`}
      order by title, id limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function countStates(search: string): Promise<Readonly<Record<TagState, number>>> {
    const { rows } = await sql<{ state: TagState; count: number }>`
      select state, count(*)::integer as count from ${uses} as tag where ${matching(search)} group by state`.execute(
      db,
    );
    const counts = { used: 0, unused: 0 };
    for (const { state, count } of rows) counts[state] = count;
    return counts;
  }

  const findTag = async (id: number): Promise<TagUse | undefined> => {
    const { rows } = await sql<TagUse>`select * from ${uses} as tag where id = ${id}`.execute(db);
    return rows[0];
  };

  /** Locks tags, so that nobody writes or merges them at the same time. @returns those that exist */
  async function lockTags(ids: readonly number[]): Promise<Map<number, { title: string; alias: string }>> {
    const { rows } = await sql<{ id: number; title: string; alias: string }>`
      select id, title, alias from tag where id = any(${[...ids]}) order by id for update`.execute(db);
    return new Map(rows.map(({ id, ...tag }) => [id, tag]));
  }

  /** Gives everything that bears a tag the other one: records, what is being written of them, and addresses. */
  async function replaceTag(from: number, to: number): Promise<void> {
    for (const [table, owner] of [
      ['article_tag', 'article_id'],
      ['question_tag', 'question_id'],
    ] as const) {
      await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, tag_id, position)
        select ${sql.ref(owner)}, ${to}, position from ${sql.table(table)} where tag_id = ${from}
        on conflict do nothing`.execute(db);
      await sql`delete from ${sql.table(table)} where tag_id = ${from}`.execute(db);
    }
    await sql`update articleblock set rule_tag_id = ${to} where rule_tag_id = ${from}`.execute(db);
    const open = sql`r.id in (select working_id from office_record where working_id is not null
      union select revision_id from publication_plan)`;
    await sql`update revision r set content = jsonb_set(content, '{tags}', (
        select jsonb_agg(tag order by place) from (
          select distinct on (tag) tag, place from (
            select case when value = to_jsonb(${from}::integer) then to_jsonb(${to}::integer) else value end as tag, place
            from jsonb_array_elements(content -> 'tags') with ordinality as given (value, place)) as replaced
          order by tag, place) as unique_tags))
      where ${open} and r.collection in ('article', 'question') and r.content -> 'tags' @> to_jsonb(${from}::integer)`.execute(
      db,
    );
    await sql`update revision r set content = jsonb_set(content, '{rule_tag}', to_jsonb(${to}::integer))
      where ${open} and r.collection = 'articleblock' and r.content -> 'rule_tag' = to_jsonb(${from}::integer)`.execute(
      db,
    );
    await sql`update redirect set record_id = ${to} where collection = 'tag' and record_id = ${from}`.execute(
      db,
    );
  }

  const removeTag = async (id: number): Promise<void> => {
    await createRevisionsRepository(db).removeRecord({ collection: 'tag', id });
    await sql`delete from tag where id = ${id}`.execute(db);
  };

  return {
    ...{ listTags, countStates, findTag, lockTags, replaceTag, removeTag },
    noteMove: createRedirectsRepository(db).noteMove,
    log: createRecordsRepository(db).log,
  };
}
