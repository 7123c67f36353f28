import { z } from 'zod';
import { savedForm, savedList } from '#shared/questions/saved.ts';
import { defineCall } from './call.ts';

/** The calls about articles and terms that a reader keeps, beside pinned questions. */
export const listSaved = defineCall({
  method: 'GET',
  path: '/api/saved/',
  summary: 'What one has saved to read again, newest first',
  right: 'user',
  answer: savedList,
});

export const saveReading = defineCall({
  method: 'POST',
  path: '/api/saved/',
  summary: 'Save an article or a term, or no longer',
  right: 'user',
  request: savedForm,
  answer: z.object({ saved: z.boolean() }),
  codes: ['record_not_found', 'too_many_saved'],
});

export const bringSaved = defineCall({
  method: 'POST',
  path: '/api/saved/bring/',
  summary:
    'Add what a browser kept before its reader signed in; what is not published any longer is left out',
  right: 'user',
  request: savedList,
  body: 'json',
  answer: savedList,
});
