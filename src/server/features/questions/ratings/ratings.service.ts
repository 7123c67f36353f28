import type { MyData } from '#shared/contracts/accounts.ts';
import type { DeskRating } from '#shared/contracts/office/words/questions.ts';
import { Problem } from '#shared/contracts/problem.ts';
import type { OwnRating } from '#shared/contracts/ratings.ts';
import { questionMessages as messages } from '#shared/language/ka/asking/questions.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { conflict, notFound } from '../asking.service.ts';
import type { QuestionsRepository, Transact, Tx } from '../questions.repository.ts';
import { emptyPartText, type QuestionSeal } from '../sealing/question-seal.ts';
import type { RatingRow, RatingsRepository } from './ratings.repository.ts';

export type RatingsService = ReturnType<typeof createRatingsService>;

/** A rating may be changed for so long. */
const changesMs = 7 * 86_400_000;
const resealedAtOnce = 200;

/** The ratings service: askers rate their answers; the office reads their words. */
export function createRatingsService({
  ratings,
  within,
  transact,
  seal,
  onError = () => {},
  now,
}: {
  ratings: RatingsRepository;
  within: (tx: Tx) => {
    readonly ratings: RatingsRepository;
    readonly questions: Pick<QuestionsRepository, 'lockQuestion'>;
  };
  transact: Transact;
  seal: QuestionSeal;
  onError?: ((what: string, error: unknown) => void) | undefined;
  now: () => number;
}) {
  /** Words are sealed as a part of the discussion is, for their question. */
  async function closeWords(questionId: number, words: string) {
    if (words === '') return { words: null, words_by: null };
    const { sealed, sealed_by } = await seal.close(questionId, { ...emptyPartText, body: words });
    return { words: sealed, words_by: sealed_by };
  }

  const openWords = async (questionId: number, { words }: Pick<RatingRow, 'words'>): Promise<string> =>
    words === null ? '' : (await seal.openPart(questionId, words)).body;

  /** Words that cannot be opened say so; the stars stay. */
  const revealWords = (questionId: number, rating: RatingRow): Promise<string> =>
    openWords(questionId, rating).catch((error: unknown) => {
      onError('ratings', error);
      return messages.unreadable;
    });

  async function present(questionId: number, rating: RatingRow): Promise<OwnRating> {
    const until = rating.rated_at.getTime() + changesMs;
    return {
      stars: rating.stars,
      words: await revealWords(questionId, rating),
      changeable_until: new Date(until).toISOString(),
      is_changeable: until > now(),
    };
  }

  /** Rates the answer to a question of the caller, or changes that. @throws Problem 404, 409 `not_answered`, `rating_final` */
  const rate = ({
    accountId,
    id,
    stars,
    words,
  }: {
    accountId: number;
    id: number;
    stars: number;
    words: string;
  }): Promise<{ rating: OwnRating }> =>
    transact(async (tx) => {
      const { ratings: rows, questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      const isAnswered = question.status === 'answered' || question.status === 'closed';
      if (!isAnswered || question.consultant_id === null)
        throw conflict('not_answered', messages.notAnsweredYet);
      const before = await rows.find(id);
      if (before && before.rated_at.getTime() + changesMs <= now())
        throw conflict('rating_final', messages.ratingFinal);
      const rating = { stars, ...(await closeWords(id, words)) };
      const at = new Date(now());
      await rows.save(id, { ...rating, consultant_id: question.consultant_id }, at);
      return { rating: await present(id, { ...rating, rated_at: before?.rated_at ?? at }) };
    });

  /** The rating of a question of the caller. @throws Problem 404 */
  async function findOwn({ accountId, id }: { accountId: number; id: number }): Promise<OwnRating | null> {
    const rating = await transact(async (tx) => {
      const { ratings: rows, questions } = within(tx);
      const question = await questions.lockQuestion(id);
      if (question?.account_id !== accountId) throw notFound();
      return rows.find(id);
    });
    return rating ? present(id, rating) : null;
  }

  /** The rating of any question with its words, for the office; the reading is logged. @throws Problem 404 */
  async function readForOffice({ accountId, id }: { accountId: number; id: number }): Promise<DeskRating> {
    const rating = await ratings.find(id);
    if (!rating) throw new Problem('not_found', { message: recordMessages.noRecord, code: 'not_found' });
    if (rating.words !== null) await ratings.noteReading(id, `account:${accountId}`, new Date(now()));
    return {
      stars: rating.stars,
      words: await revealWords(id, rating),
      rated_at: rating.rated_at.toISOString(),
    };
  }

  /** The rating of a question for the download of its asker's own data. */
  async function exportRating(id: number): Promise<MyData['questions'][number]['rating']> {
    const rating = await ratings.find(id);
    if (!rating) return null;
    return {
      stars: rating.stars,
      words: await revealWords(id, rating),
      rated_at: rating.rated_at.toISOString(),
    };
  }

  /** Seals words anew that bear another key. It may be cut short and run again. */
  async function resealAll(): Promise<{ resealed: number; unreadable: number }> {
    let [resealed, unreadable] = [0, 0];
    const listBatch = (afterId: number) => ratings.listMisfits(seal.keyId, afterId, resealedAtOnce);
    for (
      let rows = await listBatch(0);
      rows.length > 0;
      rows = await listBatch(rows.at(-1)?.question_id ?? 0)
    )
      for (const { question_id, words } of rows)
        try {
          const closed = await closeWords(question_id, await openWords(question_id, { words }));
          if (words === null || closed.words === null) continue;
          await ratings.replaceWords(question_id, words, closed);
          resealed += 1;
        } catch (error) {
          unreadable += 1;
          onError('ratings', error);
        }
    return { resealed, unreadable };
  }

  return { rate, findOwn, readForOffice, exportRating, resealAll };
}
