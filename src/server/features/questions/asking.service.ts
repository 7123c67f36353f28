import { documentFromPlainText } from '#shared/content/from-plain-text.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { summaryOf } from '#shared/content/summary.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { Ask, Asked, Moved } from '#shared/contracts/questions.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/forms.ts';
import { askerTitle, questionMessages as say } from '#shared/language/ka/questions.ts';
import { formatGel } from '#shared/money/tetri.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { may, mostFollowups, moves } from './question-moves.ts';
import type { QuestionState, QuestionsRepository, Transact, Tx, Written } from './questions.repository.ts';

export type AskingService = ReturnType<typeof createAskingService>;

interface OwnQuestion {
  readonly id: number;
  readonly accountId: number;
}

/** The asker's side of a question: asking, following up, closing, agreeing to its being shown. */
export function createAskingService({
  questions,
  within,
  transact,
  now,
}: {
  questions: QuestionsRepository;
  within: (tx: Tx) => QuestionsRepository;
  transact: Transact;
  now: () => number;
}) {
  /** @throws Problem at `category`, `consultant` or `service` when there is no such thing to ask by. */
  async function ask(accountId: number, asked: Ask): Promise<Asked> {
    const service = await questions.findService(asked.service);
    if (!service) throw wrongField('service', 'unknown_service');
    if (asked.category !== undefined && !(await questions.hasCategory(asked.category)))
      throw wrongField('category', 'unknown_category');
    if (asked.consultant !== undefined) {
      const consultant = await questions.findConsultant(asked.consultant);
      if (!consultant) throw wrongField('consultant', 'unknown_consultant');
      if (!consultant.is_available) throw wrongField('consultant', 'consultant_unavailable');
    }
    const { id, slug } = await questions.addQuestion(
      {
        ...writePlain(asked.body),
        account_id: accountId,
        title: asked.title,
        alias: aliasOf(asked.title),
        introtext: summaryOf(asked.body),
        category_id: asked.category ?? null,
        wanted_consultant_id: asked.consultant ?? null,
        service_id: asked.service,
        is_private: asked.is_private,
      },
      new Date(now()),
    );
    return { question: id, slug, status: 'awaiting_payment', price: formatGel(service.price) };
  }

  /** @throws Problem `not_found`, `conflict` when it is not answered or the time is over. */
  const followUp = (own: OwnQuestion, body: string): Promise<Moved> =>
    onOwn(own, async (repository, question) => {
      if (question.status !== 'answered') throw conflict('not_answered', say.notNow);
      if (!question.followups_until || question.followups_until.getTime() <= now())
        throw conflict('followups_over', say.followupsOver);
      if ((await repository.countFollowups(own.id)) >= mostFollowups)
        throw conflict('too_many_followups', say.tooManyFollowups);
      const part = { question_id: own.id, kind: 'followup', author_title: askerTitle } as const;
      await repository.addPart({ ...part, ...writePlain(body) }, new Date(now()));
      return { status: 'answered' };
    });

  /** Ends an answered question, or gives up one that was not paid yet. Twice is as good as once. */
  const close = (own: OwnQuestion): Promise<Moved> =>
    onOwn(own, async (repository, { status }) => {
      if (status === moves.close.to || status === moves.withdraw.to) return { status };
      const move = (['close', 'withdraw'] as const).find((one) => may(one, status));
      if (!move) throw conflict('not_now', say.notNow);
      await repository.setStatus(own.id, moves[move].to);
      return { status: moves[move].to };
    });

  const setConsent = (own: OwnQuestion, mayPublish: boolean): Promise<Moved> =>
    onOwn(own, async (repository, { status }) => {
      await repository.setConsent(own.id, mayPublish);
      return { status };
    });

  /** Does something with a question of one's own; others' are not found. */
  function onOwn(
    { id, accountId }: OwnQuestion,
    work: (repository: QuestionsRepository, question: QuestionState) => Promise<Moved>,
  ): Promise<Moved> {
    return transact(async (tx) => {
      const repository = within(tx);
      const question = await repository.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      return work(repository, question);
    });
  }

  return { ask, followUp, close, setConsent };
}

function writePlain(text: string): Written {
  const document = documentFromPlainText(text);
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}

export const notFound = (): Problem =>
  new Problem('not_found', { message: say.notFound, code: 'question_not_found' });
export const conflict = (code: string, message: string): Problem =>
  new Problem('conflict', { message, code });

function wrongField(name: string, code: FieldCode): Problem {
  const complaint = { message: formMessages[code], code };
  return new Problem('bad_input', complaint, { [name]: [complaint] });
}
