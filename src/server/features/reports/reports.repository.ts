import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

/** What happened on one day of Tbilisi. */
export interface ReportDay {
  readonly day: string;
  readonly views: number;
  readonly searches: number;
  readonly questions: number;
  readonly calculations: number;
  readonly video_ads: number;
  /** In tetri. */
  readonly sales: number;
}

/** Counts what readers did, by day. */
export function createReportsRepository(db: Database) {
  /** Reports every day of a span, both ends included; a day without anything has zeros. */
  async function reportDays({ from, to }: { from: string; to: string }): Promise<ReportDay[]> {
    // Tbilisi is four hours ahead of UTC all year.
    const start = sql`(${from}::date - interval '4 hours') at time zone 'UTC'`;
    const end = sql`(${to}::date + interval '20 hours') at time zone 'UTC'`;
    const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Tbilisi')::date`;
    const { rows } = await sql<ReportDay>`
      select to_char(d.day, 'YYYY-MM-DD') as day,
        (coalesce(reads.total, 0) + coalesce(past.total, 0))::integer as views,
        coalesce(searched.total, 0)::integer as searches,
        coalesce(questions.total, 0)::integer as questions, coalesce(computed.total, 0)::integer as calculations,
        coalesce(films.total, 0)::integer as video_ads,
        coalesce(sales.total, 0)::float8 as sales
      from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) d
      left join (select day, sum(reads) as total from article_reads
        where day between ${from}::date and ${to}::date group by day) reads on reads.day = d.day
      left join (select day, count as total from daily_count where kind = 'views') past on past.day = d.day
      left join (select day, count as total from daily_count where kind = 'searches') searched on searched.day = d.day
      left join (select day, count as total from daily_count where kind = 'video_ads') films on films.day = d.day
      left join (select ${dayOf('opened_at')} as day, count(*) as total from question
        where opened_at >= ${start} and opened_at < ${end} group by 1) questions on questions.day = d.day
      left join (select day, sum(count) as total from calculator_use
        where day between ${from}::date and ${to}::date group by day) computed on computed.day = d.day
      left join (select ${dayOf('t.created_at')} as day, sum(e.amount) as total
        from ledger_account a join ledger_entry e on e.ledger_account_id = a.id
        join ledger_transaction t on t.id = e.transaction_id
        where starts_with(a.name, 'revenue:') and t.created_at >= ${start} and t.created_at < ${end}
        group by 1) sales on sales.day = d.day
      order by d.day`.execute(db);
    return rows;
  }

  /** Sums the uses of each calculator in a span, most used first. */
  async function sumCalculators({ from, to }: { from: string; to: string }) {
    const { rows } = await sql<{ calculator: string; total: number }>`
      select calculator, sum(count)::integer as total from calculator_use
      where day between ${from}::date and ${to}::date group by calculator order by total desc, calculator`.execute(
      db,
    );
    return rows;
  }

  return { reportDays, sumCalculators };
}
