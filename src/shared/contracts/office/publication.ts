import { z } from 'zod';
import { givenDay } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { id, ofRevision, recordCall, rightCodes, seen, state } from './record-parts.ts';

/** The way of a record to readers and back: review, publishing, archive (OFFICE.md, „Records“). */

export const submitRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/submit/',
  summary: 'Send a revision to review',
  request: ofRevision.extend({ reviewer: id.nullish() }),
  answer: z.object({ state }),
  codes: [...rightCodes, 'incomplete'],
});

export const withdrawRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/withdraw/',
  summary: 'Take a revision back from review',
  request: ofRevision,
  answer: z.object({ state }),
  codes: [...rightCodes, 'not_submitted'],
});

export const approveRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/approve/',
  summary: 'Approve a revision that somebody else wrote',
  request: ofRevision.extend({ next_review_at: givenDay.nullish() }),
  answer: z.object({ state }),
  codes: [...rightCodes, 'not_submitted', 'own_revision'],
});

export const rejectRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/reject/',
  summary: 'Send a revision back to its author with a note',
  request: ofRevision.extend({
    note: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(4_000),
  }),
  answer: z.object({ state }),
  codes: [...rightCodes, 'not_submitted'],
});

export const publishRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/publish/',
  summary: 'Publish a revision now or at a moment',
  request: z.object({
    id,
    revision: id,
    at: z.iso.datetime({ offset: true }).nullish(),
    until: z.iso.datetime({ offset: true }).nullish(),
    small: z.boolean().optional(),
  }),
  answer: z.object({ state, url: z.string().nullable() }),
  codes: [...rightCodes, 'not_approved', 'incomplete'],
});

export const unpublishRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/unpublish/',
  summary: 'Take a record back from readers',
  request: seen,
  answer: z.object({ state }),
  codes: [...rightCodes, 'stale', 'no_states', 'not_published'],
});

export const cancelPlan = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/cancel/',
  summary: 'Cancel what was planned for a record',
  request: seen,
  answer: z.object({ state }),
  codes: [...rightCodes, 'stale', 'not_planned'],
});

export const discardRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/discard/',
  summary: 'Discard the working revision',
  request: seen,
  answer: z.object({ state: state.nullable() }),
  codes: [...rightCodes, 'stale', 'no_changes'],
});

export const archiveRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/archive/',
  summary: 'Archive a record',
  request: seen,
  answer: z.object({ state }),
  codes: [...rightCodes, 'stale', 'no_states'],
});

export const unarchiveRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/unarchive/',
  summary: 'Take a record out of the archive, as a draft',
  request: seen,
  answer: z.object({ state }),
  codes: [...rightCodes, 'stale', 'not_archived'],
});

export const removeRecord = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/remove/',
  summary: 'Remove a record that was never published',
  request: seen,
  answer: z.object({ state: z.null() }),
  codes: [...rightCodes, 'stale', 'was_published', 'in_use'],
});

export const previewRevision = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/preview/',
  summary: 'Make a link to the page of a revision, for the caller alone and for ten minutes',
  request: z.object({ id, revision: id, device: z.enum(['desktop', 'mobile']).default('desktop') }),
  answer: z.object({ url: z.string() }),
  codes: [...rightCodes, 'incomplete'],
});
