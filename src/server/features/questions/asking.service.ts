import { documentFromPlainText } from '#shared/content/from-plain-text.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { summaryOf } from '#shared/content/summary.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { AskedQuestion, QuestionProgress } from '#shared/contracts/questions.ts';
import { askerTitle, questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/site/forms.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { Ask } from '#shared/questions/forms.ts';
import { canTransition, maxFollowups, transitions } from './question-transitions.ts';
import type { QuestionState, QuestionsRepository, Transact, Tx, Written } from './questions.repository.ts';
import { neutralSlug } from './sealing/neutral-slug.ts';
import { emptyPartText, emptyQuestionText, type QuestionSeal } from './sealing/question-seal.ts';
import type { SealingService } from './sealing/sealing.service.ts';
import type { StaffMail } from './staff-mail.service.ts';

export type AskingService = ReturnType<typeof createAskingService>;

/** Questions that an account may ask in an hour. */
const maxPending = 20;

interface OwnQuestion {
  readonly accountId: number;
  readonly id: number;
}

/** The asking service: askers submit questions, follow up, close them and consent to publication. */
export function createAskingService({
  questions,
  within,
  transact,
  seal,
  sealing,
  staffMail,
  maxAnHour = maxPending,
  now,
}: {
  questions: QuestionsRepository;
  within: (tx: Tx) => QuestionsRepository;
  transact: Transact;
  seal: QuestionSeal;
  sealing: SealingService;
  staffMail: Pick<StaffMail, 'tellEditors'>;
  maxAnHour?: number | undefined;
  now: () => number;
}) {
  /**
   * Submits a question. With a key it is asked once: a repeat is answered with the question as it stands.
   * @throws Problem `too_many`, `bad_key`, and at `category`, `consultant` or `service` for an unknown one.
   */
  async function ask({
    accountId,
    key,
    ...input
  }: { accountId: number; key?: string | undefined } & Ask): Promise<AskedQuestion> {
    if (key !== undefined && !isKey(key))
      throw new Problem('bad_input', { message: moneyMessages.idempotency.badKey, code: 'bad_key' });
    const known = await findEarlier(questions, accountId, key);
    if (known) return known;
    const service = await questions.findService(input.service);
    if (!service) throw wrongField('service', 'unknown_service');
    if (input.category !== undefined && !(await questions.hasCategory(input.category)))
      throw wrongField('category', 'unknown_category');
    if (input.consultant !== undefined) {
      const consultant = await questions.findConsultant(input.consultant);
      if (!consultant) throw wrongField('consultant', 'unknown_consultant');
      if (!consultant.is_available) throw wrongField('consultant', 'consultant_unavailable');
    }
    const text = {
      ...emptyQuestionText,
      ...writePlain(input.body),
      title: input.title,
      introtext: summaryOf(input.body),
    };
    const question = {
      account_id: accountId,
      category_id: input.category ?? null,
      wanted_consultant_id: input.consultant ?? null,
      service_id: input.service,
      is_private: input.is_private,
    };
    const id = await questions.nextId();
    const slug = neutralSlug(id);
    const sealed = { ...emptyQuestionText, ...(await seal.close(id, text)) };
    return transact(async (tx) => {
      const repository = within(tx);
      // It locks the account's asking, so that of two at a time the second finds the first.
      await repository.refuseTooMany(accountId, maxAnHour, now());
      const earlier = await findEarlier(repository, accountId, key);
      if (earlier) return earlier;
      await repository.addQuestion({ ...question, ...sealed, id, slug }, new Date(now()));
      if (key !== undefined) await repository.addKey(accountId, key, id);
      return { question: id, slug, status: 'awaiting_payment', price: formatGel(service.price) };
    });
  }

  async function findEarlier(
    repository: Pick<QuestionsRepository, 'findByKey'>,
    accountId: number,
    key: string | undefined,
  ): Promise<AskedQuestion | undefined> {
    const found = key === undefined ? undefined : await repository.findByKey(accountId, key);
    return (
      found && { question: found.id, slug: found.slug, status: found.status, price: formatGel(found.price) }
    );
  }

  /** @throws Problem `not_found`, `conflict` when it is not answered or the time is over. */
  const followUp = ({ body, ...own }: OwnQuestion & { body: string }): Promise<QuestionProgress> =>
    onOwn(own, async (repository, question) => {
      if (question.status !== 'answered') throw conflict('not_answered', messages.notNow);
      if (!question.followups_until || question.followups_until.getTime() <= now())
        throw conflict('followups_over', messages.followupsOver);
      if ((await repository.countParts(own.id, 'followup')) >= maxFollowups)
        throw conflict('too_many_followups', messages.tooManyFollowups);
      const part = { question_id: own.id, kind: 'followup', author_title: askerTitle } as const;
      const sealed = { ...emptyPartText, ...(await seal.close(own.id, writePlain(body))) };
      await repository.addPart({ ...part, ...sealed }, new Date(now()));
      return { status: 'answered' };
    });

  /** Closes an answered question, or withdraws an unpaid one. Idempotent. */
  const close = (own: OwnQuestion): Promise<QuestionProgress> =>
    onOwn(own, async (repository, { status }) => {
      if (status === transitions.close.to || status === transitions.withdraw.to) return { status };
      const move = (['close', 'withdraw'] as const).find((one) => canTransition(one, status));
      if (!move) throw conflict('not_now', messages.notNow);
      await repository.setStatus(own.id, transitions[move].to);
      return { status: transitions[move].to };
    });

  const setConsent = ({
    mayPublish,
    ...own
  }: OwnQuestion & { mayPublish: boolean }): Promise<QuestionProgress> =>
    onOwn(own, async (repository, { status, is_private }, tx) => {
      await repository.setConsent(own.id, mayPublish);
      const isAnswered = status === 'answered' || status === 'closed';
      if (mayPublish && is_private && isAnswered) await staffMail.tellEditors(tx);
      await sealing.reseal(tx, own.id);
      return { status };
    });

  /** Works on a locked question of the caller; other people's questions are not found. */
  function onOwn(
    { id, accountId }: OwnQuestion,
    work: (repository: QuestionsRepository, question: QuestionState, tx: Tx) => Promise<QuestionProgress>,
  ): Promise<QuestionProgress> {
    return transact(async (tx) => {
      const repository = within(tx);
      const question = await repository.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      return work(repository, question, tx);
    });
  }

  return { ask, followUp, close, setConsent };
}

const isKey = (key: string): boolean => /^[\x21-\x7e]{1,64}$/.test(key);

function writePlain(text: string): Written {
  const document = documentFromPlainText(text);
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}

export const notFound = (): Problem =>
  new Problem('not_found', { message: messages.notFound, code: 'question_not_found' });
export const conflict = (code: string, message: string): Problem =>
  new Problem('conflict', { message, code });

export function wrongField(name: string, code: FieldCode): Problem {
  const complaint = { message: formMessages[code], code };
  return new Problem('bad_input', complaint, { [name]: [complaint] });
}
