import { z } from 'zod';
import { instant, largestId } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { id, longestQuote, named, person, recordCall, rightCodes } from './record-parts.ts';

/** Notes at a place of a text, between a reviewer and an author (OFFICE.md, „Records“). None of them is ever part of a record. */

const body = z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(4_000);
const context = z.string().max(200);

const notes = z.object({
  /** How many are not done. */
  open: z.int(),
  notes: z.array(
    z.object({
      note: z.int(),
      revision: z.int(),
      field: z.string(),
      quote: z.string(),
      prefix: z.string(),
      suffix: z.string(),
      position: z.int(),
      body: z.string(),
      created_at: instant,
      created_by: person.nullable(),
      done_at: instant.nullable(),
      done_by: person.nullable(),
      replies: z.array(z.object({ body: z.string(), created_at: instant, created_by: person.nullable() })),
    }),
  ),
});

export const listNotes = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/notes/',
  summary: 'List the notes at places of a record’s texts, oldest first',
  request: named,
  answer: notes,
  codes: rightCodes,
});

export const addNote = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/note/',
  summary: 'Write a note at a place of a text',
  request: z.object({
    id,
    revision: id,
    field: z.string().max(60),
    quote: z.string().min(1, { error: 'required' }).max(longestQuote),
    prefix: context.default(''),
    suffix: context.default(''),
    position: z.int().min(0).max(largestId),
    body,
  }),
  answer: notes,
  codes: rightCodes,
});

export const replyToNote = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/note_reply/',
  summary: 'Reply to a note',
  request: z.object({ id, note: id, body }),
  answer: notes,
  codes: rightCodes,
});

export const markNoteDone = defineCall({
  ...recordCall,
  path: '/api/office/records/{collection}/note_done/',
  summary: 'Mark a note as done, or as open again',
  request: z.object({ id, note: id, done: z.boolean().default(true) }),
  answer: notes,
  codes: rightCodes,
});
