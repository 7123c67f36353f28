import { Problem } from '#shared/contracts/problem.ts';
import { idField } from '#shared/contracts/questions.ts';
import { questionMessages as say } from '#shared/language/ka/questions.ts';

export type OfQuestion = { Params: { id: string } };

/** The question an address names. @throws Problem `not_found`: what is no number of a question is no question. */
export function idOf({ params }: { readonly params: OfQuestion['Params'] }): number {
  const id = idField.safeParse(params.id);
  if (!id.success) throw new Problem('not_found', { message: say.notFound, code: 'question_not_found' });
  return id.data;
}
