import { sql } from 'kysely';
import type { Sql } from '#server/queries/columns.ts';

/** Opening hours change the order of this many clinics, the best ones; readers do not go further down a list. */
const maxTimed = 500;
/** The worth added to an open clinic: more than a better title gives, less than a match of the city. */
const worthOfOpen = 0.15;

const day = 1_440;
const week = 7 * day;

/**
 * Selects the records of `from`, and raises the worth of clinics that are open at a minute of the week (Monday 00:00 in Tbilisi is
 * 0). Hours that end before they begin continue after midnight, as in shared/content/opening-hours.ts.
 */
export const withOpenFirst = (from: Sql, minute: number): Sql => sql`
  select ${columns}, (worth + case when kind = 'clinic' and place <= ${sql.lit(maxTimed)} and exists (
      select from clinic, jsonb_array_elements(clinic.hours) as of_days (hours), jsonb_array_elements_text(of_days.hours -> 'days') as on_day (weekday),
        lateral (select (weekday::integer - 1) * ${sql.lit(day)} + ${minutesOf('opens')} as opens, ${minutesOf('closes')} - ${minutesOf('opens')} as length) span
      where clinic.id = ranked.record_id
        and mod(${minute}::integer - span.opens + ${sql.lit(week)}, ${sql.lit(week)}) < span.length + case when span.length > 0 then 0 else ${sql.lit(day)} end
    ) then ${sql.lit(worthOfOpen)} else 0 end)::numeric as worth
  from (select ${columns}, worth, row_number() over (partition by kind order by worth desc) as place from ${from}) ranked`;

const columns = sql.raw('kind, record_id, coverage, sorted_at, has_words, title_length, letters');

/** The minute of the day that a time „HH:MM“ of `hours` names. */
const minutesOf = (name: 'opens' | 'closes'): Sql =>
  sql`(split_part(of_days.hours ->> ${sql.lit(name)}, ':', 1)::integer * 60 + split_part(of_days.hours ->> ${sql.lit(name)}, ':', 2)::integer)`;
