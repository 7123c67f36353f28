import type { MyData } from '#shared/contracts/accounts.ts';
import type { AttachmentsService } from './attachments/attachments.service.ts';
import type { QuestionsRepository } from './questions.repository.ts';
import type { RatingsService } from './ratings/ratings.service.ts';
import type { QuestionSeal } from './sealing/question-seal.ts';

/** What accounts ask of questions: a person's own, whole, for the download of their data. */
export function createOwnQuestions({
  questions,
  seal,
  attachments,
  ratings,
}: {
  questions: Pick<QuestionsRepository, 'listOf'>;
  seal: QuestionSeal;
  attachments: Pick<AttachmentsService, 'exportFiles'>;
  ratings: Pick<RatingsService, 'exportRating'>;
}) {
  return async function listOwnQuestions(accountId: number): Promise<MyData['questions']> {
    const rows = await questions.listOf(accountId);
    const files = await attachments.exportFiles(rows.map(({ id }) => id));
    return Promise.all(
      rows.map(async (row) => {
        const { body_html, answer_html, discussion, ...question } = await seal.reveal(row.id, row);
        const parts = await Promise.all(discussion.map((part) => seal.reveal(row.id, part)));
        return {
          ...question,
          body: body_html,
          answer: answer_html,
          attachments: files.get(row.id) ?? [],
          rating: await ratings.exportRating(row.id),
          discussion: parts.map(({ body_html: body, ...part }) => ({ ...part, body })),
        };
      }),
    );
  };
}
