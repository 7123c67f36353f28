import { z } from 'zod';
import { recordCollections } from '#shared/collections/registry.ts';
import { instant, largestId } from '../answer-fields.ts';

/** Parts of the contracts of the back office (OFFICE.md, „Records“). */

/** Every path of the office, those that no call has among them. */
export const anyOfficePath = '/api/office/*';

/** What every call about records has. */
export const recordCall = {
  method: 'POST',
  right: 'staff',
  body: 'json',
  maxBytes: 2 * 1024 * 1024,
  rate: '20 calls of the office a second by one account',
  params: {
    collection: z.enum(
      recordCollections.map(({ name }) => name),
      { error: 'not_found' },
    ),
  },
} as const;
export const rightCodes = ['no_right', 'use_desk'] as const;

export const id = z.int().positive().max(largestId);
export const version = z.int().min(-largestId).max(largestId);
export const note = z.string().max(4_000).nullish();
/** The most that a note at a place of a text quotes of it, in UTF-16 units. */
export const longestQuote = 1_000;
export const content = z.record(z.string(), z.unknown());
export const person = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Person' });
export const revisionState = z.enum(['draft', 'in_review', 'approved']);
export const state = z
  .enum(['draft', 'in_review', 'approved', 'scheduled', 'published', 'archived'])
  .meta({ id: 'OfficeState' });
export const lease = z.object({
  holder: person.nullable(),
  expires_at: instant.nullable(),
  is_mine: z.boolean(),
});
export const saved = z.object({ id: z.int(), revision: z.int(), version: z.int() });
export const named = z.object({ id });
export const ofRevision = z.object({ id, revision: id, note });
export const seen = z.object({ id, version });
