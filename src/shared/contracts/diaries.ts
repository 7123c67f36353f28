import { z } from 'zod';
import { diaryKinds } from '#shared/medicine/diaries/diary.ts';
import { diaryContents } from '#shared/medicine/diaries/diary-schemas.ts';
import { instant } from './answer-fields.ts';
import { defineCall } from './call.ts';

/**
 * The calls about health diaries. The kind of a diary is never in an address, and so in no log. A diary is sent as a whole with
 * the version it was read in; 0 is of one that is not there yet.
 */
const version = z.int().min(0);

const kindsWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pressure'), content: diaryContents.pressure, ...shape }),
    z.object({ kind: z.literal('sugar'), content: diaryContents.sugar, ...shape }),
    z.object({ kind: z.literal('growth'), content: diaryContents.growth, ...shape }),
    z.object({ kind: z.literal('pregnancy'), content: diaryContents.pregnancy, ...shape }),
    z.object({ kind: z.literal('vaccination'), content: diaryContents.vaccination, ...shape }),
  ]);

const storedDiary = kindsWith({ version, updated_at: instant });
export type StoredDiary = z.input<typeof storedDiary>;

const diaryForm = kindsWith({ version });
export type DiaryForm = z.output<typeof diaryForm>;

/** Diaries of an account, in its download too. */
export const diaryList = z.array(storedDiary);

export const listDiaries = defineCall({
  method: 'GET',
  path: '/api/diary/',
  summary:
    'The health diaries that one keeps with the account; those that no key opens are listed by their kind alone',
  right: 'user',
  answer: z.object({
    diaries: diaryList,
    unreadable: z.array(z.object({ kind: z.enum(diaryKinds), version })),
  }),
});

export const saveDiary = defineCall({
  method: 'POST',
  path: '/api/diary/',
  summary: 'Save a diary as a whole, sealed; refused where it was changed since the version it was read in',
  right: 'user',
  request: diaryForm,
  body: 'json',
  maxBytes: 768 * 1024,
  answer: z.object({ version }),
  codes: ['diary_conflict'],
});

export const removeDiary = defineCall({
  method: 'POST',
  path: '/api/diary/remove/',
  summary: 'Remove a diary from the account',
  right: 'user',
  request: z.object({ kind: z.enum(diaryKinds) }),
  answer: z.object({}),
});
