import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Synthetic articles stand above this number, far from those of editors and imports. */
export const firstSyntheticId = 1_000_001;
const portion = 5_000;
const years = 5;

/** What sets a synthetic title apart from its sample's. */
const turns = [
  'რას ამბობს ახალი კვლევა',
  'კითხვები და პასუხები',
  'რას გვირჩევენ ექიმები',
  'ხშირი შეცდომები',
  'მოკლე გზამკვლევი',
  'რა უნდა იცოდეს ოჯახმა',
  'მითები და ფაქტები',
  'პირველი ნაბიჯები',
  'როდის არის დრო, მივმართოთ ექიმს',
  'გამოცდილება და რჩევები',
  'ნიშნები, რომლებიც არ უნდა გამოგვრჩეს',
] as const;

interface SyntheticSeed {
  readonly db: Database;
  /** How many there are to be in the end; those that are there already are kept. */
  readonly articles: number;
  say(line: string): void;
}

/**
 * A large set for measuring, made inside the database from the demonstration articles: the same bodies, other titles,
 * dates over five years, categories, authors, tags and readers. Bodies are copied as they lie, packed, so a
 * hundred thousand take a minute. Every portion is a transaction of its own.
 */
export async function seedSynthetic({ db, articles, say }: SyntheticSeed): Promise<void> {
  for (let from = 0; from < articles; from += portion) {
    const until = Math.min(articles, from + portion);
    const range = { from: firstSyntheticId + from, to: firstSyntheticId + until - 1 };
    await db.transaction().execute(async (transaction) => {
      await insertArticles(transaction, range);
      await insertTags(transaction, range);
      await inventPopularity(transaction, range);
    });
    say(`articles ${until}/${articles}`);
  }
  await sql`select setval(pg_get_serial_sequence('article', 'id')::regclass, max(id)) from article`.execute(
    db,
  );
  for (const table of ['article', 'article_tag', 'article_popularity'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Numbers that follow from the id alone: the same set comes out every time. */
export const mixed = (salt: number) => sql`abs(hashint8(number * 1000003 + ${sql.lit(salt)})::bigint)`;
const samples = sql`(select row_number() over (order by id) - 1 as place, * from article where id < ${sql.lit(firstSyntheticId)} and status = 'published')`;

async function insertArticles(db: Database, { from, to }: Range): Promise<void> {
  await sql`
    with sample as materialized ${samples},
    lower_categories as (
      select array_agg(id order by id) as ids from category c where not exists (select from category d where d.parent_id = c.id)
    ),
    numbered as (
      select number::integer as id, ${mixed(1)} % (select count(*) from sample) as place, ${mixed(2)} as turn,
        ${mixed(3)} % ${sql.lit(years * 365 * 1440)} as minutes, ${mixed(4)} as other
      from generate_series(${from}::bigint, ${to}::bigint) as number
    )
    insert into article (id, alias, category_id, image, introtext, title, body, body_html, author_id, reviewer_id, sources,
      published_at, updated_at, reviewed_at, next_review_at, status)
    select n.id, s.alias || '-' || n.id,
      case when n.other % 3 = 0 then (l.ids)[1 + n.other / 3 % cardinality(l.ids)] else s.category_id end,
      s.image, s.introtext, s.title || ' – ' || (${[...turns]}::text[])[1 + n.turn % ${sql.lit(turns.length)}] || ', ნაწილი ' || 1 + n.other % 60, s.body, s.body_html,
      s.author_id, s.reviewer_id, s.sources, made.at, made.at, made.at::date, made.at::date + 365, 'published'
    from numbered n
    join sample s on s.place = n.place
    cross join lower_categories l
    cross join lateral (select timestamptz '2026-11-01' - n.minutes * interval '1 minute' as at) made
    on conflict (id) do nothing`.execute(db);
}

async function insertTags(db: Database, { from, to }: Range): Promise<void> {
  await sql`
    with sample as materialized ${samples},
    numbered as (
      select number::integer as id, ${mixed(1)} % (select count(*) from sample) as place
      from generate_series(${from}::bigint, ${to}::bigint) as number
    )
    insert into article_tag (article_id, tag_id, position)
    select n.id, t.tag_id, t.position
    from numbered n join sample s on s.place = n.place join article_tag t on t.article_id = s.id
    on conflict do nothing`.execute(db);
}

/** Few are read much, most a little. */
async function inventPopularity(db: Database, { from, to }: Range): Promise<void> {
  await sql`
    update article_popularity p set views = made.recent * 12, recent_views = made.recent
    from (
      select number::integer as id, (40000 / (20 + ${mixed(5)} % 20000))::integer as recent
      from generate_series(${from}::bigint, ${to}::bigint) as number
    ) made
    where p.article_id = made.id and p.views = 0`.execute(db);
}
