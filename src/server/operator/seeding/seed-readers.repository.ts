import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { SeedContent } from './seed-files.ts';

/** Daily views of the most read article; each next one has a tenth less. */
const maxDaily = 180;
const days = 28;

/**
 * Adds fictitious views to articles and questions without any, for articles over four weeks, so that "most read" has content.
 * Real views are added to them, and the fictitious ones expire after 30 days.
 */
export async function inventReaders(
  db: Database,
  { articles, questions, mostRead }: SeedContent,
): Promise<void> {
  const ids = articles.map(({ id }) => id);
  const daily = ids.map((id) => {
    const place = mostRead.indexOf(id);
    return place < 0 ? 6 + (id % 9) : Math.round(maxDaily * 0.9 ** place);
  });
  await sql`
    with unread as (
      select given.id, given.daily
      from unnest(${ids}::integer[], ${daily}::integer[]) as given (id, daily)
      join article_popularity p on p.article_id = given.id and p.views = 0
    ), readings as (
      insert into article_reads (article_id, day, reads)
      select id, current_date - back, daily * (80 + (id * 31 + back * 17) % 40) / 100
      from unread cross join generate_series(1, ${days}::integer) as back
      on conflict do nothing
      returning article_id, reads
    ), counted as (
      select article_id, sum(reads)::integer as recent from readings group by article_id
    )
    update article_popularity p set recent_views = counted.recent, views = counted.recent * (2 + p.article_id % 4)
    from counted where counted.article_id = p.article_id
  `.execute(db);
  await sql`update question_popularity p set views = given.views
    from unnest(${questions.map(({ id }) => id)}::integer[], ${questions.map(({ views }) => views)}::integer[])
      as given (id, views)
    where p.question_id = given.id and p.views = 0`.execute(db);
}
