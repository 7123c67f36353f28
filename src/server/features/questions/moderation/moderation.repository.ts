import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { DeskQuestion } from '#shared/contracts/office/words/questions.ts';
import { transitions } from '../question-transitions.ts';
import type { Sealable } from '../sealing/question-seal.ts';

export type ModerationRepository = ReturnType<typeof createModerationRepository>;

export type ListedRow = Omit<DeskQuestion, 'title'> & Sealable & { readonly title: string };

export interface DeskFind {
  readonly search: string;
  readonly state?: DeskQuestion['state'] | undefined;
  /** Days of Tbilisi, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The texts of a question as documents in JSON, which may be sealed. */
export interface StoredTexts extends Sealable {
  readonly title: string;
  readonly body: string;
  readonly answer: string;
  readonly discussion: readonly (Sealable & {
    readonly id: number;
    readonly kind: QuestionblockKind;
    readonly body: string;
    readonly is_shown: boolean;
    readonly created_at: string;
  })[];
}

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const state = sql`case when q.status in ('answered', 'closed') and not q.is_private and (
    (q.published_at is null and q.publishing_refused_at is null)
    or (q.published_at is not null and exists (select from questionblock b
      where b.question_id = q.id and not b.is_shown and b.id > q.seen_part))) then 'waiting'
  when q.is_public then 'published' else q.status end`;

/** Questions that reached the portal: paid for, or brought by an import. */
const rows = sql`select q.id, ${state} as state, q.title, q.sealed, k.title as category, q.is_private, q.is_public, q.answer_due_at as due,
    case when c.id is null then null else json_build_object('id', c.id, 'name', c.title) end as consultant,
    ${iso('q.asked_at')} as asked_at, ${iso('q.answered_at')} as answered_at,
    ${iso('q.answer_due_at')} as answer_due_at, ${iso('q.lease_until')} as lease_until,
    g.stars, g.words is not null as has_rating_words,
    concat_ws(' ', q.title, k.title, c.title) as words, q.answered_at as answered, q.asked_at as asked
  from question q left join category k on k.id = q.category_id
    left join question_rating g on g.question_id = q.id
    left join consultant c on c.id = coalesce(q.consultant_id, q.wanted_consultant_id)
  where q.status not in ('draft', 'awaiting_payment') and (q.status <> 'refused' or q.opened_at is not null)`;

const columns = sql`id, state, title, sealed, category, consultant, asked_at, answered_at, answer_due_at, lease_until, is_private, is_public, stars, has_rating_words`;

/** The repository of the editors' desk: what has become of questions, and which are shown to everybody. */
export function createModerationRepository(db: Tx) {
  const matching = ({ search, from, to }: DeskFind) => sql`(${rows}) as r
    where ${search === '' ? sql`true` : sql`(position(${search.toLowerCase()} in lower(r.words)) > 0 or r.id::text = ${search})`}
      and ${from ? sql`r.asked >= ${from}::date::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}
      and ${to ? sql`r.asked < (${to}::date + 1)::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}`;

  /** Lists questions: those that wait for an editor, then those that wait for an answer, then the newest. */
  async function list(
    find: DeskFind,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ListedRow[]> {
    const { rows: found } = await sql<ListedRow>`select ${columns} from ${matching(find)}
        and ${find.state ? sql`r.state = ${find.state}` : sql`true`}
      order by case r.state when 'waiting' then 0 when 'claimed' then 1 when 'open' then 1 else 2 end,
        case r.state when 'waiting' then r.answered when 'claimed' then r.due when 'open' then r.due end, r.asked desc, r.id
      limit ${limit} offset ${offset}`.execute(db);
    return found;
  }

  async function countStates(find: DeskFind): Promise<Partial<Record<DeskQuestion['state'], number>>> {
    const { rows: counted } = await sql<{ state: DeskQuestion['state']; total: number }>`
      select r.state, count(*)::integer as total from ${matching(find)} group by r.state`.execute(db);
    return Object.fromEntries(counted.map(({ state: name, total }) => [name, total]));
  }

  async function find(id: number): Promise<ListedRow | undefined> {
    const { rows: found } =
      await sql<ListedRow>`select ${columns} from (${rows} and q.id = ${id}) as r`.execute(db);
    return found[0];
  }

  /** Reads the texts of a question and logs the reading. */
  async function readTexts(id: number, reader: string, at: Date): Promise<StoredTexts | undefined> {
    const { rows: found } = await sql<StoredTexts>`
      with noted as (
        insert into question_read (question_id, reader, at)
        select id, ${reader}, ${at} from question where id = ${id} and not is_public
      )
      select q.title, q.body::text as body, q.answer::text as answer, q.sealed,
        (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'body', b.body::text, 'sealed', b.sealed,
          'is_shown', b.is_shown and q.is_public, 'created_at', ${iso('b.created_at')}) order by b.created_at, b.id), '[]')
          from questionblock b where b.question_id = q.id) as discussion
      from question q where q.id = ${id}`.execute(db);
    return found[0];
  }

  /**
   * @param seen the last part of the discussion that was decided on; what was said after it goes on waiting.
   * @returns whether everybody may read it now: an answer and the asker's consent are needed.
   */
  async function approve(id: number, seen: number, at: Date): Promise<boolean> {
    const { rows: approved } = await sql`update question set published_at = coalesce(published_at, ${at}),
        publishing_refused_at = null, seen_part = greatest(seen_part, ${seen})
      where id = ${id} and status in ('answered', 'closed') and not is_private returning 1`.execute(db);
    return approved.length > 0;
  }

  /** Hides a question and its discussion. @returns false for one that is not answered. */
  async function refusePublishing(id: number, at: Date): Promise<boolean> {
    const { rows: hidden } = await sql`with hidden as (
        update question set published_at = null, publishing_refused_at = ${at}, seen_part = 0
        where id = ${id} and status in ('answered', 'closed') returning id
      ), parts as (
        update questionblock set is_shown = false where question_id in (select id from hidden)
      )
      select id from hidden`.execute(db);
    return hidden.length > 0;
  }

  /** Opens a question without an answer for another consultant. */
  async function reassign(id: number, consultantId: number): Promise<void> {
    await db
      .updateTable('question')
      .set({
        status: transitions.handBack.to,
        consultant_id: consultantId,
        wanted_consultant_id: consultantId,
        lease_until: null,
      })
      .where('id', '=', id)
      .execute();
  }

  return { list, countStates, find, readTexts, approve, refusePublishing, reassign };
}
