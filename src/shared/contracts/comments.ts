import { z } from 'zod';
import { commentForm } from '#shared/questions/forms.ts';
import { idInPath } from './answer-fields.ts';
import { defineCall } from './call.ts';

/** A reader's comment under an article (CONTRACT.md section 5). */
export const writeComment = defineCall({
  method: 'POST',
  path: '/api/article/{id}/comment/',
  summary: 'Write a comment; it is shown once an editor has approved it',
  right: 'user',
  params: { id: idInPath('article_not_found') },
  request: commentForm,
  answer: z.object({ status: z.literal('waiting') }),
  codes: ['article_not_found'],
  rate: '10 an hour by one account',
});
