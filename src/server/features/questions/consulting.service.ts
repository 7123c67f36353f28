import { plainTextOf } from '#shared/content/document.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { ConsultantQueue, FullQuestion, QuestionProgress } from '#shared/contracts/questions.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { conflict, notFound } from './asking.service.ts';
import type { AttachmentsService } from './attachments/attachments.service.ts';
import type { ConsultingRepository } from './consulting.repository.ts';
import { claimRequired, followupsMs, holds, isTheirs, leaseMs } from './question-transitions.ts';
import type { QuestionState, QuestionsRepository, Transact, Tx, Written } from './questions.repository.ts';
import { emptyPartText, type QuestionSeal } from './sealing/question-seal.ts';
import type { SealingService } from './sealing/sealing.service.ts';
import type { StaffMail } from './staff-mail.service.ts';

export type ConsultingService = ReturnType<typeof createConsultingService>;

interface OfConsultant {
  readonly consultantId: number;
  /** The question's. */
  readonly id: number;
}

/** Whoever reads a question that is not public: a consultant, or an administrator. */
interface Reader {
  readonly accountId: number;
  readonly roles: readonly string[];
  readonly consultantId: number | null;
}

/** Captures the money that is held for a question, within the transaction that stores the answer. */
export type CaptureMoney = (tx: Tx, questionId: number) => Promise<unknown>;

interface Repositories {
  readonly consulting: ConsultingRepository;
  readonly questions: QuestionsRepository;
}

/** The consulting service: consultants claim questions, answer them or hand them back. */
export function createConsultingService({
  consulting,
  within,
  transact,
  seal,
  sealing,
  attachments,
  staffMail,
  capture,
  enqueueMail,
  now,
}: {
  consulting: ConsultingRepository;
  within: (tx: Tx) => Repositories;
  transact: Transact;
  seal: QuestionSeal;
  sealing: SealingService;
  attachments: Pick<AttachmentsService, 'listOf'>;
  staffMail: Pick<StaffMail, 'tellEditors'>;
  capture: CaptureMoney;
  enqueueMail: EnqueueMail;
  now: () => number;
}) {
  const at = () => new Date(now());

  async function listQueue({ consultantId }: { consultantId: number }): Promise<ConsultantQueue> {
    const lists = await Promise.all([
      consulting.listOpen(consultantId, at()),
      consulting.listClaimed(consultantId, at()),
      consulting.listAnswered(consultantId),
    ]);
    const [questions = [], held = [], answered = []] = await Promise.all(
      lists.map((rows) => Promise.all(rows.map((row) => seal.reveal(row.id, row)))),
    );
    return { questions, held, answered };
  }

  /**
   * The text of a question, for the consultant who holds or has answered it and for an administrator. Each reading is logged.
   * @throws Problem `forbidden` for other consultants.
   */
  async function readQuestion({ caller, id }: { caller: Reader; id: number }): Promise<FullQuestion> {
    if (!caller.roles.includes('admin')) await requireOwn(caller, id);
    return readFull({ id, reader: `account:${caller.accountId}` });
  }

  /** Reads any question with its text. The reading is logged. */
  async function readFull({ id, reader }: { id: number; reader: string }): Promise<FullQuestion> {
    const stored = await consulting.readText(id, reader, at());
    if (!stored) throw notFound();
    const { body_html, answer_html, discussion, ...question } = await seal.reveal(id, stored);
    const parts = await Promise.all(discussion.map((part) => seal.reveal(id, part)));
    return {
      ...question,
      body: body_html,
      answer: answer_html,
      attachments: await attachments.listOf(id),
      discussion: parts.map(({ body_html: body, ...part }) => ({ ...part, body })),
    };
  }

  async function requireOwn({ consultantId }: Reader, id: number): Promise<void> {
    const found = await consulting.findClaim(id);
    if (!found) throw notFound();
    if (consultantId === null || !isTheirs(found, consultantId, now())) throw claimRequired();
  }

  /** Leases a question for a day; the holder of a lease keeps what is left of it. @throws Problem `conflict` when another holds it. */
  async function claim({ consultantId, id }: OfConsultant): Promise<QuestionProgress> {
    const leaseUntil = new Date(now() + leaseMs);
    if (await consulting.claim({ id, consultantId }, { at: at(), leaseUntil })) return { status: 'claimed' };
    const found = await consulting.findClaim(id);
    if (!found) throw notFound();
    if (found.wanted_consultant_id !== null && found.wanted_consultant_id !== consultantId)
      throw new Problem('forbidden', { message: messages.forAnother, code: 'for_another' });
    if (holds(found, consultantId, now())) return { status: 'claimed' };
    if (found.status === 'claimed') throw conflict('held', messages.held);
    throw found.consultant_id !== null && found.consultant_id !== consultantId
      ? conflict('held', messages.held)
      : conflict('not_now', messages.notNow);
  }

  /** @throws Problem `conflict` when the consultant does not hold it. */
  async function handBack({ consultantId, id }: OfConsultant): Promise<QuestionProgress> {
    if (await consulting.handBack({ id, consultantId }, at())) return { status: 'open' };
    throw (await consulting.findClaim(id)) ? conflict('not_held', messages.notClaimed) : notFound();
  }

  /**
   * Stores the answer, takes the money that was kept for it and tells the asker, all or nothing. On an answered
   * question it replies to the follow-up that waits.
   * @throws Problem at `body` when it says nothing, `conflict` when the consultant does not hold the question.
   */
  async function answer({
    consultantId,
    id,
    text,
    format = 'markdown',
  }: OfConsultant & { text: string; format?: AnswerFormat }): Promise<QuestionProgress> {
    const written = writeAnswer(text, format);
    return transact(async (tx) => {
      const { consulting: rows, questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (!question || question.status === 'draft' || question.status === 'awaiting_payment')
        throw notFound();
      if (question.consultant_id !== consultantId)
        throw conflict(question.consultant_id === null ? 'not_held' : 'held', messages.notClaimed);
      if (question.status === 'answered') return reply(tx, question, written);
      if (!holds(question, consultantId, now())) throw conflict('not_held', messages.notClaimed);
      await rows.setAnswered(id, { at: at(), followupsUntil: new Date(now() + followupsMs) });
      await sealing.addText(tx, id, { answer: written.body, answer_html: written.body_html });
      if (question.account_id !== null) await capture(tx, id);
      await notifyAsker(tx, question);
      if (!question.is_private) await staffMail.tellEditors(tx);
      return { status: 'answered' };
    });
  }

  /** Mails the asker. The letter names no subject, because others may read mail. */
  async function notifyAsker(tx: Tx, { id, account_id }: QuestionState): Promise<void> {
    if (account_id !== null)
      await enqueueMail(tx, {
        kind: 'question_answered',
        mustArrive: true,
        to: { account: account_id },
        facts: { question: id },
      });
  }

  async function reply(tx: Tx, question: QuestionState, written: Written): Promise<QuestionProgress> {
    const { consulting: rows, questions } = within(tx);
    const { id, consultant_id } = question;
    if (!(await rows.waitsForReply(id))) throw conflict('nothing_to_answer', messages.nothingToAnswer);
    const author_title = await rows.consultantTitle(consultant_id ?? 0);
    const sealed = { ...emptyPartText, ...(await seal.close(id, written)) };
    await questions.addPart({ question_id: id, kind: 'answer', author_title, ...sealed }, at());
    await notifyAsker(tx, question);
    return { status: 'answered' };
  }

  return { listQueue, readQuestion, readFull, claim, handBack, answer };
}

type AnswerFormat = 'markdown' | 'html';

/** Reads Markdown, with the HTML that it allows, or HTML alone as a clean document. */
function writeAnswer(text: string, format: AnswerFormat): Written {
  const document = format === 'html' ? documentFromHtml(text) : documentFromMarkdown(text);
  if (plainTextOf(document).trim() === '') {
    const complaint = { message: formMessages.required, code: 'required' };
    throw new Problem('bad_input', complaint, { body: [complaint] });
  }
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}
