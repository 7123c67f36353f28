import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Records whose views are counted. */
export type Noun = 'article' | 'question';
type Counts = ReadonlyMap<number, number>;

export type ViewsRepository = ReturnType<typeof createViewsRepository>;

export function createViewsRepository(db: Database) {
  /** Adds the day's views to published articles, by article id; unknown ids are ignored. */
  async function addArticleReads(day: string, reads: Counts): Promise<void> {
    const ids = [...reads.keys()];
    const counts = [...reads.values()];
    await db.transaction().execute(async (transaction) => {
      const added = await sql<{ article_id: number }>`
        insert into article_reads (article_id, day, reads)
        select given.id, ${day}::date, given.count
        from unnest(${ids}::integer[], ${counts}::integer[]) as given (id, count)
        join article on article.id = given.id and article.status = 'published'
        order by given.id
        on conflict (article_id, day) do update set reads = article_reads.reads + excluded.reads
        returning article_id`.execute(transaction);
      const found = added.rows.map((row) => row.article_id);
      if (found.length === 0) return;
      await sql`
        update article_popularity p set views = views + given.count, recent_views = recent_views + given.count
        from unnest(${ids}::integer[], ${counts}::integer[]) as given (id, count)
        where p.article_id = given.id and given.id = any(${found}::integer[])`.execute(transaction);
    });
  }

  /** Adds views to public questions, by question id. */
  async function addQuestionReads(_day: string, reads: Counts): Promise<void> {
    await sql`
      update question_popularity p set views = views + given.count
      from unnest(${[...reads.keys()]}::integer[], ${[...reads.values()]}::integer[]) as given (id, count)
      join question on question.id = given.id and question.is_public
      where p.question_id = given.id`.execute(db);
  }

  /** Recounts the views of the 30 days that end with `day`. Of days long past only the sum of all articles stays. */
  async function recountRecent(day: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await sql`
        update article_popularity p set recent_views = coalesce(recent.reads, 0)
        from article_popularity all_rows
        left join (
          select article_id, sum(reads)::integer as reads from article_reads
          where day > ${day}::date - 30 group by article_id
        ) recent on recent.article_id = all_rows.article_id
        where all_rows.article_id = p.article_id and p.recent_views <> coalesce(recent.reads, 0)`.execute(
        transaction,
      );
      await sql`with outdated as (delete from article_reads where day < ${day}::date - 60 returning day, reads)
        insert into daily_count as c (day, kind, count)
        select day, 'views', sum(reads)::integer from outdated group by day
        on conflict (day, kind) do update set count = c.count + excluded.count`.execute(transaction);
    });
  }

  return { addReads: { article: addArticleReads, question: addQuestionReads }, recountRecent };
}
