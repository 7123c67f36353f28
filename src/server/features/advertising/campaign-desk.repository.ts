import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import type { AdPlace } from '#shared/advertising/places.ts';

export type CampaignDeskRepository = ReturnType<typeof createCampaignDeskRepository>;

export type CampaignState = 'running' | 'planned' | 'waiting' | 'ended';

export interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly state: CampaignState;
  readonly place: AdPlace | null;
  readonly kind: string;
  readonly permit_number: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly device: string;
  readonly weight: number;
  readonly cap_total: number | null;
  readonly cap_daily: number | null;
  readonly shown: number;
  readonly clicked: number;
}

export interface CampaignQuery {
  readonly search: string;
  readonly state?: CampaignState | undefined;
  /** Days in Tbilisi, both included: the campaign runs on one of them. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly at: Date;
}

/** What was counted on a day in a place. */
export interface CampaignCount {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly place: AdPlace;
  readonly shown: number;
  readonly clicked: number;
}

/** Reads campaigns: those that readers have or had are rows, the others are revisions. */
export function createCampaignDeskRepository(db: Database) {
  const campaigns = (at: Date): RawBuilder<unknown> => sql`
    select t.id, t.title, t.position as place, t.kind, t.permit_number, t.starts_at, t.ends_at, t.device, t.weight,
      t.cap_total, t.cap_daily, c.shown, c.clicked,
      case when t.status = 'archived' then 'ended'
        when t.status <> 'published' then 'waiting'
        when t.ends_at <= ${at} or c.shown >= t.cap_total then 'ended'
        when t.starts_at > ${at} then 'planned' else 'running' end as state
    from advertisement t cross join lateral (
      select coalesce(sum(impressions), 0)::integer as shown, coalesce(sum(clicks), 0)::integer as clicked
      from advertisement_count where advertisement_id = t.id) c
    union all
    select h.record_id, coalesce(w.content ->> 'title', ''), w.content ->> 'position',
      coalesce(w.content ->> 'kind', 'general'), w.content ->> 'permit_number',
      (w.content ->> 'starts_at')::timestamptz, (w.content ->> 'ends_at')::timestamptz,
      coalesce(w.content ->> 'device', 'both'), coalesce((w.content ->> 'weight')::integer, 1),
      (w.content ->> 'cap_total')::integer, (w.content ->> 'cap_daily')::integer, 0, 0,
      case when h.is_archived then 'ended' else 'waiting' end
    from office_record h left join revision w on w.id = h.working_id
    where h.collection = 'advertisement' and not exists (select from advertisement t where t.id = h.record_id)`;

  const found = ({ search, from, to, at }: Omit<CampaignQuery, 'state'>): RawBuilder<unknown> => sql`
    (select * from (${campaigns(at)}) as every
      where ${
        search === ''
          ? sql`true`
          : sql`(position(${search.toLowerCase()} in lower(title)) > 0
          or position(${search.toLowerCase()} in lower(coalesce(permit_number, ''))) > 0 or id::text = ${search})`
      }
        and ${from === undefined ? sql`true` : sql`(ends_at is null or ends_at > tbilisi_midnight(${from}::date))`}
        and ${to === undefined ? sql`true` : sql`(starts_at is null or starts_at < tbilisi_midnight(${to}::date + 1))`}
    ) as campaign`;

  /** Lists campaigns: running ones, then those to come, the newest of each first. */
  async function listCampaigns(
    { state, ...query }: CampaignQuery,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Campaign[]> {
    const { rows } = await sql<Campaign>`
      select * from ${found(query)} where ${state ? sql`state = ${state}` : sql`true`}
      order by array_position(array['running', 'planned', 'waiting', 'ended'], state), starts_at desc nulls last, id desc
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function countStates(
    query: Omit<CampaignQuery, 'state'>,
  ): Promise<Readonly<Record<CampaignState, number>>> {
    const { rows } = await sql<{ state: CampaignState; count: number }>`
      select state, count(*)::integer as count from ${found(query)} group by state`.execute(db);
    const counts = { running: 0, planned: 0, waiting: 0, ended: 0 };
    for (const { state, count } of rows) counts[state] = count;
    return counts;
  }

  const findCampaign = async (id: number, at: Date): Promise<Campaign | undefined> => {
    const { rows } = await sql<Campaign>`select * from (${campaigns(at)}) as every where id = ${id}`.execute(
      db,
    );
    return rows[0];
  };

  /** Lists what was counted of a campaign, by day and place. */
  async function listCounts(
    id: number,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<CampaignCount[]> {
    const { rows } = await sql<CampaignCount>`
      select to_char(day, 'YYYY-MM-DD') as day, place, impressions as shown, clicks as clicked
      from advertisement_place_count where advertisement_id = ${id}
        and ${from === undefined ? sql`true` : sql`day >= ${from}::date`}
        and ${to === undefined ? sql`true` : sql`day <= ${to}::date`}
      order by advertisement_place_count.day, place`.execute(db);
    return rows;
  }

  /** Stores the address of a campaign's report in place of the one before. @returns false where readers never had the campaign */
  async function saveShare(share: {
    id: number;
    secretHash: Buffer;
    accountId: number;
    at: Date;
  }): Promise<boolean> {
    const { rows } = await sql`
      insert into campaign_share (advertisement_id, secret_hash, shared_by, shared_at)
      select id, ${share.secretHash}, ${share.accountId}, ${share.at} from advertisement where id = ${share.id}
      on conflict (advertisement_id) do update set secret_hash = excluded.secret_hash,
        shared_by = excluded.shared_by, shared_at = excluded.shared_at
      returning advertisement_id`.execute(db);
    return rows.length > 0;
  }

  const findShared = async (secretHash: Buffer): Promise<number | undefined> =>
    (
      await db
        .selectFrom('campaign_share')
        .select('advertisement_id')
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst()
    )?.advertisement_id;

  return {
    listCampaigns,
    countStates,
    findCampaign,
    listCounts,
    saveShare,
    findShared,
    log: createChangeLogRepository(db),
  };
}
