import { z } from 'zod';
import { ratingForm } from '#shared/questions/forms.ts';
import { idInPath, instant } from './answer-fields.ts';
import { defineCall } from './call.ts';

/** The calls about ratings of answers. Their words are for the office alone. */

const params = { id: idInPath('question_not_found') };

const ownRating = z
  .object({
    stars: z.int().min(1).max(5),
    words: z.string(),
    changeable_until: instant,
    is_changeable: z.boolean(),
  })
  .meta({ id: 'OwnRating' });
export type OwnRating = z.output<typeof ownRating>;

export const rateAnswer = defineCall({
  method: 'POST',
  path: '/api/question/{id}/rating/',
  summary: 'Rate an answer, with words to the office; may be changed for seven days',
  right: 'user',
  params,
  request: ratingForm,
  answer: z.object({ rating: ownRating }),
  codes: ['question_not_found', 'not_answered', 'rating_final'],
});

export const getOwnRating = defineCall({
  method: 'GET',
  path: '/api/question/{id}/rating/',
  summary: 'How one rated an answer',
  right: 'user',
  params,
  answer: z.object({ rating: ownRating.nullable() }),
  codes: ['question_not_found'],
});
