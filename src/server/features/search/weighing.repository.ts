import { sql } from 'kysely';
import type { Sql } from '#server/queries/columns.ts';
import { maxListed, type Plan, worth } from './query-plan.ts';

/** So many records with a term in their title are weighed, those with the shortest titles, which say it most plainly. */
const maxTitled = 2_500;
/** Of those that hold all of a question in their text alone so many, the newest: they are worth alike. */
const maxTexted = maxListed;
/** Of so many, the best by their titles, the text is read as well: it is long and stands apart from its row. */
const mostRead = 150;
/** What being much read is worth at most: of records that answer alike, the one that others read comes first. */
const worthOfReaders = 0.02;
/** With so many views a record is worth half of that. */
const halfRead = 100;
/** Kinds whose records only list others: who types the very title of one rather looks for what is written about it. */
const listKinds: readonly string[] = ['tag', 'category'];
const worthOfListTitle = 0.1;
const plus = sql` + `;

const readersOf = (table: string, id: string, views: string): Sql => sql`
  coalesce((select ${sql.lit(worthOfReaders)} * ${sql.id(views)} / (${sql.id(views)} + ${sql.lit(halfRead)}) from ${sql.table(table)} where ${sql.id(id)} = record_id), 0)`;
const popularity = sql`case when place > ${sql.lit(mostRead)} then 0
  when kind = 'article' then ${readersOf('article_popularity', 'article_id', 'recent_views')}
  when kind = 'question' then ${readersOf('question_popularity', 'question_id', 'views')} else 0 end`;

export interface Weighing {
  readonly plan: Plan;
  /** Keys of the whole question: a record with one of them for a title comes first. */
  readonly keys: readonly string[];
  /** The question's words as they were typed: a title with the very form goes before one with another form. */
  readonly words: readonly string[];
  /** Kinds that may be found. */
  readonly kinds: readonly string[];
  /** What is added to the worth of every record of a kind, because the question is rather for it. */
  readonly favours: Readonly<Record<string, number>>;
}

/**
 * The tables of a `with` whose last one, `weighed`, has the share of the question that each candidate holds, every term by its
 * best place, and what the record is worth beyond that. Records that hold a term in their title are looked at first;
 * those that hold all of it in their text alone only where there are not more of the others than anybody reads.
 *
 * What a candidate is worth is computed above the limit and not in the scans: the planner would take the long list of
 * expressions into each partition, which cost 20 ms a question. The kind is no condition of the scans either, because with it the
 * planner read all clinics by their key instead of few by their stems; nor is the moment itself the order of the newest, because its
 * index led the planner through all texts.
 */
export function weighedOf({ plan, keys, words, kinds, favours }: Weighing): Sql {
  const total = plan.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shares = plan.terms.map(({ weight, somewhere, places, anywhere, named }, at) => {
    const share = weight / total;
    const cases = places.map(
      ({ query, worth: value }) => sql`when title_stems @@ ${query}::tsquery then ${sql.lit(share * value)}`,
    );
    const name = sql.id(`share_${at}`);
    return {
      name,
      // Most candidates hold few of the terms, and one look tells.
      inTitle: sql`(case when not title_stems @@ ${somewhere}::tsquery then 0 ${sql.join(cases, sql` `)} else 0 end)::real as ${name}`,
      anywhere: anywhere
        ? sql`case when ${name} > 0 then ${name} when stems @@ ${anywhere}::tsquery then ${sql.lit(share * worth.text)} else 0 end`
        : name,
      named: sql`(title_stems @@ ${named}::tsquery)::integer`,
    };
  });
  const sharesAs = (read: (one: (typeof shares)[number]) => Sql, separator: Sql): Sql =>
    sql.join(shares.map(read), separator);
  const favoured = Object.entries(favours).map(
    ([kind, favour]) => sql`when ${sql.lit(kind)} then ${sql.lit(favour)}`,
  );
  const measured = sql`
    select kind, record_id, sorted_at, title_length, stems, ${sharesAs(({ inTitle }) => inTitle, sql`, `)},
      ${sharesAs(({ named }) => named, plus)} as named, keys && ${[...keys]}::text[] as is_exact,
      keys[1] ^@ any(${[...keys]}::text[]) as begins, words @> ${[...words]}::text[] as has_words,
      case when title_length <= ${words.length} then length(keys[1]) else 0 end as letters`;
  const candidates = (condition: Sql, bound: Sql): Sql => sql`(
      select kind, record_id, sorted_at, title_length, title_stems, stems, keys, words from search_entry
      where ${condition} order by ${bound}
    ) candidate where kind = any(${[...kinds]}::text[])`;
  return sql`
    by_title as materialized (${measured} from ${candidates(
      sql`stems @@ ${plan.candidates}::tsquery`,
      sql`title_length, sorted_at desc limit ${maxTitled}`,
    )}),
    by_text as materialized (${measured} from ${candidates(
      sql`stems @@ ${plan.inTextAlone}::tsquery and (select count(*) from (select from by_title limit ${maxListed}) many) < ${maxListed}`,
      sql`sorted_at + interval '0' desc limit ${maxTexted}`,
    )} and not exists (select from by_title where by_title.kind = candidate.kind and by_title.record_id = candidate.record_id)),
    weighed as materialized (
      select kind, record_id, coverage, sorted_at, has_words, title_length, letters,
        round((coverage + case when not is_exact then 0 when kind = any(${[...listKinds]}::text[]) then ${sql.lit(worthOfListTitle)} else 0.5 end + 0.2 * coverage * least(1, named::real / greatest(title_length, 1))
          + case when begins then 0.04 else 0 end + ${popularity}
          + case kind ${sql.join(favoured, sql` `)} else 0 end)::numeric, 3) as worth
      from (
        select *, case when titled = 0 then ${sql.lit(plan.inText)}
          when place > ${mostRead} then titled else ${sharesAs(({ anywhere }) => anywhere, plus)} end as coverage
        from (
          select *, row_number() over (order by titled desc) as place from (
            select *, ${sharesAs(({ name }) => name, plus)} as titled
            from (select * from by_title union all select * from by_text) found
          ) summed
        ) placed
      ) read
    )`;
}
