import type { ChangeLogRepository, RecordAction } from '#server/records/change-log.repository.ts';
import { plainTextOf, type RichDocument } from '#shared/content/document.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { summaryOf } from '#shared/content/summary.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import type { DeskQuestion, DeskQuestionText } from '#shared/contracts/office/words/questions.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { FullQuestion } from '#shared/contracts/questions.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { conflict, wrongField } from '../asking.service.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { ConsultingService } from '../consulting.service.ts';
import type { DeadlinesService } from '../deadlines.service.ts';
import { canTransition } from '../question-transitions.ts';
import type { QuestionsRepository, Transact, Tx } from '../questions.repository.ts';
import type { QuestionSeal } from '../sealing/question-seal.ts';
import type { SealingService } from '../sealing/sealing.service.ts';
import type { StaffMail } from '../staff-mail.service.ts';
import type { DeskFind, ListedRow, ModerationRepository } from './moderation.repository.ts';

export type ModerationService = ReturnType<typeof createModerationService>;

/** Who acts; nobody's account for the operator's command. */
interface Actor {
  readonly accountId: number | null;
}

interface Editor {
  readonly accountId: number;
  readonly roles: readonly Role[];
}

interface Publication {
  readonly id: number;
  readonly title: string;
  readonly body: RichDocument;
  readonly answer: RichDocument;
  readonly discussion: readonly { readonly id: number; readonly body: RichDocument }[];
}

interface Repositories {
  readonly moderation: ModerationRepository;
  readonly questions: QuestionsRepository;
  readonly log: ChangeLogRepository;
}

/** The editors' desk of questions: publishes answered ones whose askers consent, keeps them private, refuses and reassigns others. */
export function createModerationService({
  moderation,
  within,
  transact,
  seal,
  sealing,
  consulting,
  attachments,
  deadlines,
  staffMail,
  now,
}: {
  moderation: ModerationRepository;
  within: (tx: Tx) => Repositories;
  transact: Transact;
  seal: QuestionSeal;
  sealing: SealingService;
  consulting: ConsultingService;
  attachments: Pick<AttachmentsService, 'listOf'>;
  deadlines: DeadlinesService;
  staffMail: Pick<StaffMail, 'tellConsultants'>;
  now: () => number;
}) {
  const notPublishable = () => conflict('not_releasable', messages.notReleasable);

  async function listQuestions({ page, limit, ...find }: DeskFind & { page: number; limit: number }) {
    const query = { ...find, search: find.search.trim() };
    const [found, counted] = await Promise.all([
      moderation.list(query, { limit, offset: (page - 1) * limit }),
      moderation.countStates(query),
    ]);
    const counts = { ...noQuestions, ...counted };
    return {
      rows: await Promise.all(found.map(present)),
      total: query.state ? counts[query.state] : Object.values(counts).reduce((sum, each) => sum + each, 0),
      counts,
    };
  }

  /** Shows a title only with its asker's consent: it says what the question is about. */
  async function present(row: ListedRow): Promise<DeskQuestion> {
    const { title, ...rest } = await seal.reveal(row.id, row);
    return { ...rest, title: row.is_private ? null : title };
  }

  const findRow = async (id: number): Promise<ListedRow> => (await moderation.find(id)) ?? missing();
  const presentNow = async (id: number): Promise<DeskQuestion> => present(await findRow(id));

  /**
   * The words of a question: administrators read any, editors those whose askers consent. Each reading is logged.
   * @throws Problem 409 `no_consent`
   */
  async function readQuestion({ accountId, roles }: Editor, id: number): Promise<DeskQuestionText> {
    const row = await findRow(id);
    const mayRead =
      roles.includes('admin') || (!row.is_private && row.state !== 'open' && row.state !== 'claimed');
    if (!mayRead) throw conflict('no_consent', messages.noConsent);
    const stored = await moderation.readTexts(id, `account:${accountId}`, new Date(now()));
    const { title, body, answer, discussion } = await seal.reveal(id, stored ?? missing());
    const parts = await Promise.all(discussion.map((part) => seal.reveal(id, part)));
    return {
      question: await present(row),
      title,
      body: JSON.parse(body),
      answer: JSON.parse(answer),
      discussion: parts.map((part) => ({ ...part, body: JSON.parse(part.body) })),
      attachments: await attachments.listOf(id),
    };
  }

  /**
   * Everybody may read these words of it from now on.
   * @throws Problem 409 `not_releasable` when there is no answer or no consent.
   */
  async function publish(
    { accountId }: Actor,
    { id, title, body, answer, discussion }: Publication,
  ): Promise<DeskQuestion> {
    await findRow(id);
    const text = {
      title,
      introtext: summaryOf(plainTextOf(body)),
      ...{ body: JSON.stringify(body), body_html: renderHtml(body) },
      ...{ answer: JSON.stringify(answer), answer_html: renderHtml(answer) },
    };
    const parts = discussion.map((part) => ({
      id: part.id,
      body: JSON.stringify(part.body),
      body_html: plainTextOf(part.body).trim() === '' ? '' : renderHtml(part.body),
    }));
    const lastSeen = Math.max(0, ...discussion.map((part) => part.id));
    await transact(async (tx) => {
      if (!(await within(tx).moderation.approve(id, lastSeen, new Date(now())))) throw notPublishable();
      await sealing.publishTexts(tx, id, { text, discussion: parts });
      await logAct(tx, { accountId, id, action: 'publish', fields: ['title', 'body', 'answer'] });
    });
    return presentNow(id);
  }

  /** Keeps or makes a question private. @throws Problem 409 `not_releasable` without the asker's consent to publication. */
  async function keepPrivate({ accountId }: Actor, id: number): Promise<DeskQuestion> {
    const { is_private } = await findRow(id);
    if (is_private || !(await hide(id, accountId))) throw notPublishable();
    return presentNow(id);
  }

  /** Takes an answered question from everybody's eyes. @returns false for one that is not answered. */
  const hide = (id: number, accountId: number | null): Promise<boolean> =>
    transact(async (tx) => {
      const isHidden = await within(tx).moderation.refusePublishing(id, new Date(now()));
      if (!isHidden) return false;
      await sealing.reseal(tx, id);
      await logAct(tx, { accountId, id, action: 'keep_private', fields: ['published_at'] });
      return true;
    });

  /** Refuses a question without an answer and returns its money. @throws Problem 409 `not_now` */
  async function refuse(
    { accountId }: Actor,
    { id, reason }: { id: number; reason: string },
  ): Promise<DeskQuestion> {
    await findRow(id);
    if (!(await deadlines.refuse({ id, reason, accountId }))) throw conflict('not_now', messages.notNow);
    return presentNow(id);
  }

  /** Opens a question without an answer for another consultant alone; its deadline stays. @throws Problem 409 `not_now` */
  async function reassign(
    { accountId }: Actor,
    { id, consultant }: { id: number; consultant: number },
  ): Promise<DeskQuestion> {
    await transact(async (tx) => {
      const { moderation: rows, questions } = within(tx);
      if (!(await questions.findConsultant(consultant))) throw wrongField('consultant', 'unknown_consultant');
      const question = (await rows.find(id)) && (await questions.lockQuestion(id));
      if (!question) throw missing();
      if (!canTransition('refuse', question.status)) throw conflict('not_now', messages.notNow);
      await questions.endWait(id, new Date(now()));
      await rows.reassign(id, consultant);
      await staffMail.tellConsultants(tx, id);
      await logAct(tx, {
        ...{ accountId, id, action: 'reassign', fields: ['consultant'] },
        ...{ before: { consultant: question.consultant_id }, after: { consultant } },
      });
    });
    return presentNow(id);
  }

  /** Notes an act; never what a question says, which the log would keep in the clear. */
  const logAct = (
    tx: Tx,
    {
      id,
      ...act
    }: {
      accountId: number | null;
      id: number;
      action: RecordAction;
      fields: readonly string[];
      before?: Record<string, unknown>;
      after?: Record<string, unknown>;
    },
  ): Promise<void> => within(tx).log.appendChanges([{ collection: 'question', recordId: id, ...act }]);

  /** Lists what waits for an editor, the oldest first; of one that is public its discussion waits. */
  async function listWaiting() {
    const found = await moderation.list({ search: '', state: 'waiting' }, { limit: 1_000, offset: 0 });
    return Promise.all(found.map(present));
  }

  /** Publishes a question as it was written, with its discussion up to the last part that was read. For the operator. */
  async function publishAsWritten({ id, lastSeen }: { id: number; lastSeen: number }): Promise<void> {
    const stored = (await moderation.readTexts(id, 'operator', new Date(now()))) ?? missing();
    const { title, body, answer, discussion } = await seal.reveal(id, stored);
    const parts = await Promise.all(discussion.map((part) => seal.reveal(id, part)));
    await publish(
      { accountId: null },
      {
        ...{ id, title, body: JSON.parse(body), answer: JSON.parse(answer) },
        discussion: parts
          .filter((part) => part.id <= lastSeen)
          .map((part) => ({ id: part.id, body: JSON.parse(part.body) })),
      },
    );
  }

  /** An answered question stays private; one without an answer is refused and its money goes back. For the operator. */
  async function refuseOrHide(id: number): Promise<'stays_private' | 'money_released'> {
    if (await hide(id, null)) return 'stays_private';
    if (await deadlines.refuse({ id, accountId: null })) return 'money_released';
    throw conflict('not_now', messages.notNow);
  }

  /** Reads any question for the operator. The reading is logged. */
  const show = (id: number): Promise<FullQuestion> => consulting.readFull({ id, reader: 'operator' });

  return {
    ...{ listQuestions, readQuestion, publish, keepPrivate, refuse, reassign },
    ...{ listWaiting, publishAsWritten, refuseOrHide, show },
  };
}

const noQuestions: Readonly<Record<DeskQuestion['state'], number>> = {
  waiting: 0,
  open: 0,
  claimed: 0,
  answered: 0,
  closed: 0,
  published: 0,
  refused: 0,
};

function missing(): never {
  throw new Problem('not_found', { message: recordMessages.noRecord, code: 'not_found' });
}
