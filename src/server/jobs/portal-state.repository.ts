import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createJobStatesRepository } from './job-states.repository.ts';

/** One or two failures of a feed are normal; from this number on it counts as failing. */
const minFailures = 3;

interface Counts {
  readonly mailWaiting: number;
  readonly mailOldest: Date | null;
  readonly mailFailed: number;
  readonly cartu: number;
  readonly bog: number;
  readonly failingFeeds: number;
  readonly isArchiveFailing: boolean | null;
}

/** Reads the state that all instances share, for monitoring: jobs, mail, unfinished payments, feeds. */
export function createPortalStateRepository(db: Database) {
  const { listJobStates } = createJobStatesRepository(db);

  async function readPortalState(at: Date) {
    const jobs = await listJobStates();
    const { rows } = await sql<Counts>`
      select waiting as "mailWaiting", oldest as "mailOldest", failed as "mailFailed", cartu, bog, feeds as "failingFeeds",
        archive.failing as "isArchiveFailing"
      from (
        select count(*) filter (where failed_at is null)::integer as waiting,
          min(created_at) filter (where failed_at is null) as oldest,
          count(*) filter (where failed_at is not null)::integer as failed
        from mail
      ) mails, (
        select
          count(*) filter (where provider = 'cartu' and (state = 'unknown' or expires_at <= ${at}))::integer as cartu,
          count(*) filter (where provider = 'bog' and expires_at <= ${at})::integer as bog
        from payment_order where state in ('created', 'redirected', 'checked', 'unknown')
      ) orders, (
        select count(*)::integer as feeds
        from collector_fetch join collector on collector.id = collector_id
        where failures >= ${minFailures} and feed_url is not null and status = 'published'
      ) feeds, (
        select case when current_setting('archive_mode') = 'off' then null
          else last_failed_time is not null and last_failed_time > coalesce(last_archived_time, '-infinity') end as failing
        from pg_stat_archiver
      ) archive`.execute(db);
    const [counts] = rows;
    if (!counts) throw new Error('the state of the portal could not be counted');
    const { mailWaiting, mailOldest, mailFailed, cartu, bog, failingFeeds, isArchiveFailing } = counts;
    return {
      jobs,
      mail: { waiting: mailWaiting, oldest: mailOldest, failed: mailFailed },
      unansweredOrders: { cartu, bog },
      failingFeeds,
      isArchiveFailing,
    };
  }

  return { readPortalState };
}
