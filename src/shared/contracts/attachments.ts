import { z } from 'zod';
import { attachmentKinds, maxAttachmentBytes } from '#shared/questions/attachments.ts';
import { idInPath, instant, nothing } from './answer-fields.ts';
import { defineCall } from './call.ts';

/** The calls about files that askers add to questions (CONTRACT.md section 5). */

export const attachment = z
  .object({
    number: z.int(),
    name: z.string(),
    kind: z.enum(attachmentKinds),
    size: z.int().describe('In bytes, of what is stored'),
    created_at: instant,
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.output<typeof attachment>;

const params = { id: idInPath('question_not_found') };
const ofFile = { ...params, n: idInPath('attachment_not_found') };

export const addAttachment = defineCall({
  method: 'POST',
  path: '/api/question/{id}/attachment/',
  summary: 'Add a file to a question of one’s own that is not answered yet',
  right: 'user',
  params,
  body: 'multipart',
  // The form around the file takes room too.
  maxBytes: maxAttachmentBytes + 64 * 1024,
  request: z.object({ file: z.string({ error: 'required' }).meta({ format: 'binary' }) }),
  answer: attachment,
  codes: [
    'question_not_found',
    'already_answered',
    'bad_type',
    'broken',
    'too_many_files',
    'too_many_pixels',
  ],
  rate: '40 an hour by one account',
});

export const listAttachments = defineCall({
  method: 'GET',
  path: '/api/question/{id}/attachments/',
  summary: 'The files of a question, for its owner, the consultant on it and administrators',
  right: 'user',
  params,
  answer: z.object({ attachments: z.array(attachment) }),
  codes: ['question_not_found', 'not_held'],
});

export const removeAttachment = defineCall({
  method: 'POST',
  path: '/api/question/{id}/attachment/{n}/remove/',
  summary: 'Take a file away from a question of one’s own that is not answered yet',
  right: 'user',
  params: ofFile,
  answer: nothing,
  codes: ['question_not_found', 'attachment_not_found', 'already_answered'],
});

export const readAttachment = defineCall({
  method: 'GET',
  path: '/api/question/{id}/attachment/{n}/',
  summary:
    'A file of a question, for its owner, the consultant on it and administrators; logged but for the owner',
  right: 'user',
  params: ofFile,
  answer: { status: 200, mediaType: 'application/octet-stream' },
  codes: ['question_not_found', 'attachment_not_found', 'not_held', 'unreadable'],
});
