import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { DiscussionPart, ListedQuestion } from '#shared/contracts/questions.ts';
import { transitions } from './question-transitions.ts';
import type { Sealable } from './sealing/question-seal.ts';

export type ConsultingRepository = ReturnType<typeof createConsultingRepository>;

/** A question with its discussion, whose texts may be sealed. */
export type StoredQuestion = ListedQuestion &
  Sealable & {
    readonly body_html: string;
    readonly answer_html: string;
    readonly discussion: (Omit<DiscussionPart, 'body'> & Sealable & { readonly body_html: string })[];
  };

const maxListed = 100;
const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether the newest part of the discussion is of this kind. */
const newestIs = (kind: QuestionblockKind) =>
  sql<boolean>`coalesce((select b.kind = ${kind} from questionblock b where b.question_id = q.id
  order by b.created_at desc, b.id desc limit 1), false)`;
const hasFollowup = newestIs('followup');

const listed = sql`q.id, q.title, coalesce(q.original, q.sealed) as sealed, q.status, ${iso('q.asked_at')} as asked_at, ${iso('q.answer_due_at')} as answer_due_at,
  ${iso('q.lease_until')} as lease_until, ${iso('q.reply_until')} as reply_until, ${iso('q.answered_at')} as answered_at,
  (select json_build_object('id', c.id, 'title', c.title) from category c where c.id = q.category_id) as category,
  q.wanted_consultant_id is not null as is_directed, ${hasFollowup} as has_followup, ${newestIs('reply')} as has_reply`;

/** Available consultants of the professions that a question's category belongs to. */
const answering = sql`from category_profession cp
  join consultant_profession p on p.profession_id = cp.profession_id
  join consultant c on c.id = p.consultant_id and c.status = 'published' and c.is_available
  where cp.category_id in (q.category_id, q.section_id)`;

/** The repository of questions for consultants: without the asker's name. */
export function createConsultingRepository(db: Tx) {
  const list = async (
    condition: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
  ): Promise<(ListedQuestion & Sealable)[]> =>
    (
      await sql<ListedQuestion & Sealable>`select ${listed} from question q where ${condition}
        order by ${order}, q.id limit ${maxListed}`.execute(db)
    ).rows;

  /** Lists what a consultant may claim: questions to them, to their professions, or of a category without consultants. */
  const listOpen = (consultantId: number, at: Date): Promise<(ListedQuestion & Sealable)[]> =>
    list(
      sql`(q.status = 'open' or (q.status = 'claimed' and q.lease_until <= ${at}))
        and (q.answer_due_at is null or q.answer_due_at > ${at})
        and (q.wanted_consultant_id = ${consultantId} or (q.wanted_consultant_id is null and (
          not exists (select ${answering})
          or exists (select ${answering} and p.consultant_id = ${consultantId}))))`,
      sql`q.opened_at`,
    );

  const listClaimed = (consultantId: number, at: Date): Promise<(ListedQuestion & Sealable)[]> =>
    list(
      sql`q.status = 'claimed' and q.consultant_id = ${consultantId} and q.lease_until > ${at}`,
      sql`q.lease_until`,
    );

  /** Lists answered questions, those with a waiting follow-up first. */
  const listAnswered = (consultantId: number): Promise<(ListedQuestion & Sealable)[]> =>
    list(
      sql`q.consultant_id = ${consultantId} and q.account_id is not null and q.status in ('answered', 'closed')`,
      sql`${hasFollowup} desc, q.answered_at desc`,
    );

  /**
   * Takes a question for a consultant. One statement: of those who come together the database lets one through.
   * @returns false when it could not be taken.
   */
  async function claim(
    { id, consultantId }: { id: number; consultantId: number },
    { at, leaseUntil }: { at: Date; leaseUntil: Date },
  ): Promise<boolean> {
    const { rows } =
      await sql`update question set status = ${transitions.claim.to}, consultant_id = ${consultantId},
        lease_until = least(${leaseUntil}::timestamptz, answer_due_at)
      where id = ${id} and (status = 'open' or (status = 'claimed' and lease_until <= ${at}))
        and (answer_due_at is null or answer_due_at > ${at})
        and (wanted_consultant_id is null or wanted_consultant_id = ${consultantId})
      returning 1`.execute(db);
    return rows.length > 0;
  }

  async function findClaim(id: number): Promise<
    | {
        status: string;
        consultant_id: number | null;
        wanted_consultant_id: number | null;
        lease_until: Date | null;
      }
    | undefined
  > {
    return db
      .selectFrom('question')
      .select(['status', 'consultant_id', 'wanted_consultant_id', 'lease_until'])
      .where('id', '=', id)
      .where('status', 'not in', ['draft', 'awaiting_payment'])
      .executeTakeFirst();
  }

  /** Ends a consultant's lease, and with it a wait for the asker's reply. @returns whether they held one. */
  async function handBack(
    { id, consultantId }: { id: number; consultantId: number },
    at: Date,
  ): Promise<boolean> {
    const { rows } =
      await sql`update question set status = ${transitions.handBack.to}, consultant_id = wanted_consultant_id, lease_until = null,
        answer_due_at = answer_due_at - greatest(coalesce(reply_until - ${at}, interval '0'), interval '0'), reply_until = null
      where id = ${id} and status = 'claimed' and consultant_id = ${consultantId} returning 1`.execute(db);
    return rows.length > 0;
  }

  /** Marks a question as answered; its text is written beside (`SealingService.addText`). */
  async function setAnswered(id: number, times: { at: Date; followupsUntil: Date }): Promise<void> {
    await db
      .updateTable('question')
      .set({
        status: transitions.answer.to,
        answered_at: times.at,
        followups_until: times.followupsUntil,
        lease_until: null,
        reply_until: null,
      })
      .where('id', '=', id)
      .execute();
  }

  /** Lists the accounts of a consultant. */
  async function listAccountsOf(consultantId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select id from account
      where consultant_id = ${consultantId} and 'consultant' = any(roles) and blocked_at is null order by id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  }

  /** Lists the accounts of those who may take a question: the consultant it was asked of, or those who see it in their queue. */
  async function listAccountsFor(id: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select a.id from question q, account a
      join consultant own on own.id = a.consultant_id
      where q.id = ${id} and 'consultant' = any(a.roles) and a.blocked_at is null and own.status = 'published'
        and (q.wanted_consultant_id = own.id or (q.wanted_consultant_id is null and own.is_available and (
          not exists (select ${answering})
          or exists (select ${answering} and p.consultant_id = own.id))))
      order by a.id`.execute(db);
    return rows.map((row) => row.id);
  }

  async function waitsForReply(id: number): Promise<boolean> {
    const { rows } = await sql<{
      waits: boolean;
    }>`select ${hasFollowup} as waits from question q where q.id = ${id}`.execute(db);
    return rows[0]?.waits === true;
  }

  async function consultantTitle(id: number): Promise<string> {
    const row = await db.selectFrom('consultant').select('title').where('id', '=', id).executeTakeFirst();
    return row?.title ?? '';
  }

  /** Reads the text of a question, as it is stored, and logs the reading. */
  async function readText(id: number, reader: string, at: Date): Promise<StoredQuestion | undefined> {
    const { rows } = await sql<StoredQuestion>`
      with noted as (
        insert into question_read (question_id, reader, at)
        select id, ${reader}, ${at} from question where id = ${id} and (not is_public or original is not null)
      )
      select ${listed}, q.body_html, q.answer_html,
        (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'body_html', b.body_html,
          'sealed', coalesce(b.original, b.sealed), 'created_at', ${iso('b.created_at')}) order by b.created_at, b.id), '[]')
          from questionblock b where b.question_id = q.id) as discussion
      from question q where q.id = ${id}`.execute(db);
    return rows[0];
  }

  return {
    listOpen,
    listClaimed,
    listAnswered,
    claim,
    findClaim,
    handBack,
    setAnswered,
    listAccountsFor,
    listAccountsOf,
    waitsForReply,
    consultantTitle,
    readText,
  };
}
