import { documentFromPlainText } from '#shared/content/from-plain-text.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import type { QuestionProgress } from '#shared/contracts/questions.ts';
import { askerTitle, questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { conflict, notFound } from './asking.service.ts';
import type { ConsultingRepository } from './consulting.repository.ts';
import { holds, maxAskBacks, replyWithinMs } from './question-transitions.ts';
import type { QuestionsRepository, Transact, Tx } from './questions.repository.ts';
import { emptyPartText, type QuestionSeal } from './sealing/question-seal.ts';
import type { StaffMail } from './staff-mail.service.ts';

export type AskingBackService = ReturnType<typeof createAskingBackService>;

/** The asking back: before an answer, a consultant asks the asker for what is missing, and the deadlines wait for the reply. */
export function createAskingBackService({
  within,
  transact,
  seal,
  staffMail,
  enqueueMail,
  now,
}: {
  within: (tx: Tx) => { readonly questions: QuestionsRepository; readonly consulting: ConsultingRepository };
  transact: Transact;
  seal: QuestionSeal;
  staffMail: Pick<StaffMail, 'tellHolder'>;
  enqueueMail: EnqueueMail;
  now: () => number;
}) {
  /**
   * Asks the asker. The deadlines of lease and answer move on by the time that the reply may take.
   * @throws Problem `conflict` when the consultant does not hold the question, a reply is awaited, or it was asked twice
   */
  const askBack = ({
    consultantId,
    id,
    body,
  }: {
    consultantId: number;
    id: number;
    body: string;
  }): Promise<QuestionProgress> =>
    transact(async (tx) => {
      const { questions, consulting } = within(tx);
      const question = await questions.lockQuestion(id);
      if (!question || question.status === 'draft' || question.status === 'awaiting_payment')
        throw notFound();
      if (!holds(question, consultantId, now())) throw conflict('not_held', messages.notClaimed);
      if (question.reply_until !== null) throw conflict('reply_awaited', messages.replyAwaited);
      if ((await questions.countParts(id, 'ask_back')) >= maxAskBacks)
        throw conflict('too_many_ask_backs', messages.tooManyAskBacks);
      const author_title = await consulting.consultantTitle(consultantId);
      await addPart(questions, { question_id: id, kind: 'ask_back', author_title }, body);
      await questions.startWait(id, { until: new Date(now() + replyWithinMs), byMs: replyWithinMs });
      if (question.account_id !== null)
        await enqueueMail(tx, {
          kind: 'question_asked_back',
          mustArrive: true,
          to: { account: question.account_id },
          facts: { question: id },
        });
      return { status: question.status };
    });

  /** Replies to what the consultant asked. @throws Problem `not_found`, `conflict` when nothing is asked */
  const reply = ({
    accountId,
    id,
    body,
  }: {
    accountId: number;
    id: number;
    body: string;
  }): Promise<QuestionProgress> =>
    transact(async (tx) => {
      const { questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      if (question.status !== 'claimed' || question.reply_until === null)
        throw conflict('nothing_asked', messages.noOpenRequest);
      await addPart(questions, { question_id: id, kind: 'reply', author_title: askerTitle }, body);
      await questions.endWait(id, new Date(now()));
      if (question.consultant_id !== null) await staffMail.tellHolder(tx, question.consultant_id);
      return { status: question.status };
    });

  async function addPart(
    questions: QuestionsRepository,
    part: {
      readonly question_id: number;
      readonly kind: 'ask_back' | 'reply';
      readonly author_title: string;
    },
    text: string,
  ): Promise<void> {
    const document = documentFromPlainText(text);
    const written = { body: JSON.stringify(document), body_html: renderHtml(document) };
    const sealed = { ...emptyPartText, ...(await seal.close(part.question_id, written)) };
    await questions.addPart({ ...part, ...sealed }, new Date(now()));
  }

  return { askBack, reply };
}
