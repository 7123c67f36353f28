import { plainTextOf } from '#shared/content/document.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { ConsultantQueue, HeldQuestion, Moved } from '#shared/contracts/questions.ts';
import { formMessages } from '#shared/language/ka/forms.ts';
import { questionMessages as say } from '#shared/language/ka/questions.ts';
import { conflict, notFound } from './asking.service.ts';
import type { ConsultingRepository } from './consulting.repository.ts';
import { followupsMs, leaseMs } from './question-moves.ts';
import type { QuestionState, QuestionsRepository, Transact, Tx, Written } from './questions.repository.ts';

export type ConsultingService = ReturnType<typeof createConsultingService>;

/** A consultant, and the account they work with. */
export interface Consultant {
  readonly consultantId: number;
  readonly accountId: number;
}

/** What was kept aside for a question becomes the portal's. Part of the transaction that stores the answer. */
export type CaptureMoney = (tx: Tx, questionId: number) => Promise<unknown>;

interface Repositories {
  readonly consulting: ConsultingRepository;
  readonly questions: QuestionsRepository;
}

/** The consultant's side of a question: taking it, answering, giving it back. */
export function createConsultingService({
  consulting,
  within,
  transact,
  capture,
  now,
}: {
  consulting: ConsultingRepository;
  within: (tx: Tx) => Repositories;
  transact: Transact;
  capture: CaptureMoney;
  now: () => number;
}) {
  const at = () => new Date(now());

  async function listQueue({ consultantId }: Consultant): Promise<ConsultantQueue> {
    const [questions, held, answered] = await Promise.all([
      consulting.listOpen(consultantId, at()),
      consulting.listHeld(consultantId, at()),
      consulting.listAnswered(consultantId),
    ]);
    return { questions, held, answered };
  }

  /**
   * The text of a question that this consultant holds or has answered. Each reading is noted.
   * @throws Problem `forbidden` for anybody else.
   */
  async function readHeld(reader: Consultant, id: number): Promise<HeldQuestion> {
    const found = await consulting.findClaim(id);
    if (!found) throw notFound();
    const isTheirs =
      found.consultant_id === reader.consultantId &&
      (found.status === 'answered' || found.status === 'closed' || holds(found, reader.consultantId));
    if (!isTheirs) throw new Problem('forbidden', { message: say.notHeld, code: 'not_held' });
    return readText(id, reader.accountId);
  }

  /** The text for an administrator, whoever answers it. The reading is noted. */
  async function readText(id: number, accountId: number): Promise<HeldQuestion> {
    const text = await consulting.readText(id, `account:${accountId}`, at());
    if (!text) throw notFound();
    return text;
  }

  /** Takes a question for a day. Who holds it already keeps what is left of theirs. @throws Problem `conflict` when another has it. */
  async function claim({ consultantId }: Consultant, id: number): Promise<Moved> {
    const leaseUntil = new Date(now() + leaseMs);
    if (await consulting.claim({ id, consultantId }, { at: at(), leaseUntil })) return { status: 'claimed' };
    const found = await consulting.findClaim(id);
    if (!found) throw notFound();
    if (found.wanted_consultant_id !== null && found.wanted_consultant_id !== consultantId)
      throw new Problem('forbidden', { message: say.forAnother, code: 'for_another' });
    if (holds(found, consultantId)) return { status: 'claimed' };
    if (found.status === 'claimed') throw conflict('held', say.held);
    throw found.consultant_id !== null && found.consultant_id !== consultantId
      ? conflict('held', say.held)
      : conflict('not_now', say.notNow);
  }

  /** @throws Problem `conflict` when the consultant does not hold it. */
  async function handBack({ consultantId }: Consultant, id: number): Promise<Moved> {
    if (await consulting.handBack({ id, consultantId })) return { status: 'open' };
    throw (await consulting.findClaim(id)) ? conflict('not_held', say.notHeld) : notFound();
  }

  /**
   * Stores the answer, takes the money that was kept for it and tells the asker, all or nothing. On an answered
   * question it replies to the follow-up that waits.
   * @throws Problem at `body` when it says nothing, `conflict` when the consultant does not hold the question.
   */
  async function answer({ consultantId }: Consultant, id: number, text: string): Promise<Moved> {
    const written = writeAnswer(text);
    return transact(async (tx) => {
      const { consulting: rows, questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (!question || question.status === 'draft' || question.status === 'awaiting_payment')
        throw notFound();
      if (question.consultant_id !== consultantId)
        throw conflict(question.consultant_id === null ? 'not_held' : 'held', say.notHeld);
      if (question.status === 'answered') return reply(rows, questions, question, written);
      if (!holds(question, consultantId)) throw conflict('not_held', say.notHeld);
      await rows.writeAnswer(id, written, { at: at(), followupsUntil: new Date(now() + followupsMs) });
      if (question.account_id !== null) await capture(tx, id);
      await questions.addLetter('question_answered', id, at());
      return { status: 'answered' };
    });
  }

  async function reply(
    rows: ConsultingRepository,
    questions: QuestionsRepository,
    { id, consultant_id }: QuestionState,
    written: Written,
  ): Promise<Moved> {
    if (!(await rows.waitsForReply(id))) throw conflict('nothing_to_answer', say.nothingToAnswer);
    const author_title = await rows.consultantTitle(consultant_id ?? 0);
    await questions.addPart({ question_id: id, kind: 'answer', author_title, ...written }, at());
    await questions.addLetter('question_answered', id, at());
    return { status: 'answered' };
  }

  const holds = (
    {
      status,
      consultant_id,
      lease_until,
    }: { status: string; consultant_id: number | null; lease_until: Date | null },
    consultantId: number,
  ): boolean =>
    status === 'claimed' &&
    consultant_id === consultantId &&
    lease_until !== null &&
    lease_until.getTime() > now();

  return { listQueue, readHeld, readText, claim, handBack, answer };
}

/** Formatted text: Markdown, or the html it allows, cleaned on the way in. */
function writeAnswer(text: string): Written {
  const document = documentFromMarkdown(text);
  if (plainTextOf(document).trim() === '') {
    const complaint = { message: formMessages.required, code: 'required' };
    throw new Problem('bad_input', complaint, { body: [complaint] });
  }
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}
