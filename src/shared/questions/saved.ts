import { z } from 'zod';
import { idField, truthField } from './forms.ts';
import { savedKinds } from './saved-kinds.ts';

/** The most that one account keeps of both kinds together. */
export const maxSaved = 500;

export const savedForm = z.object({
  kind: z.enum(savedKinds, { error: 'invalid' }),
  record: idField,
  saved: truthField,
});
export type SavedForm = z.output<typeof savedForm>;

const ids = z.array(z.int().min(1).max(2_147_483_647)).max(maxSaved);
/** Ids of what is saved, newest first. */
export const savedList = z.object({ article: ids, term: ids }).meta({ id: 'SavedList' });
export type SavedList = z.output<typeof savedList>;
