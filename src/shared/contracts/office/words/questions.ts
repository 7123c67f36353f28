import { z } from 'zod';
import { questionblockKinds } from '#shared/collections/questionblock.ts';
import { isDocument, plainTextOf } from '#shared/content/document.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { bounds, idField, titleField } from '#shared/questions/forms.ts';
import { instant } from '../../answer-fields.ts';
import { attachment } from '../../attachments.ts';
import { type AnswerOf, defineCall } from '../../call.ts';
import { deskCall, deskPage, deskQuery } from '../desk-parts.ts';
import { content, named, person } from '../record-parts.ts';

/** The desk `questions` (OFFICE.md, „Desks“). */

/** `waiting` are answered ones that may be shown, or whose discussion went on, and that an editor has not decided on. */
export const deskQuestionStates = [
  'waiting',
  'open',
  'claimed',
  'answered',
  'closed',
  'published',
  'refused',
] as const;

const questionRow = z
  .object({
    id: z.int(),
    state: z.enum(deskQuestionStates),
    title: z.string().nullable().describe('Null where the asker does not agree to its being shown'),
    category: z.string().nullable(),
    consultant: person.nullable().describe('Who has it, or was asked by name'),
    asked_at: instant,
    answered_at: instant.nullable(),
    answer_due_at: instant.nullable().describe('Unanswered then, the money goes back'),
    lease_until: instant.nullable(),
    is_private: z.boolean(),
    stars: z.int().nullable().describe('How the asker rated the answer'),
    has_rating_words: z.boolean(),
    is_public: z.boolean().describe('Where it waits as well: its discussion does'),
  })
  .meta({ id: 'DeskQuestion' });
export type DeskQuestion = z.output<typeof questionRow>;

export const listDeskQuestions = defineCall({
  ...deskCall('questions', 'list'),
  path: '/api/office/questions/list/',
  summary: 'List paid questions: those that wait for somebody first',
  request: deskQuery(deskQuestionStates),
  answer: deskPage(questionRow, deskQuestionStates),
});

export const getDeskQuestion = defineCall({
  ...deskCall('questions', 'get', ['not_found', 'no_consent']),
  path: '/api/office/questions/get/',
  summary:
    'The words of a question, as documents: for editors with consent, for administrators always. Logged',
  request: named,
  answer: z.object({
    question: questionRow,
    title: z.string(),
    body: content,
    answer: content,
    discussion: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(questionblockKinds),
        body: content,
        is_shown: z.boolean(),
        created_at: instant,
      }),
    ),
    attachments: z.array(attachment).describe('Their names; administrators open them'),
  }),
});
export type DeskQuestionText = AnswerOf<typeof getDeskQuestion>;

export const getDeskRating = defineCall({
  ...deskCall('questions', 'rating', ['not_found']),
  path: '/api/office/questions/rating/',
  summary: 'How an asker rated an answer, with the words to the office. Logged',
  request: named,
  answer: z.object({ stars: z.int(), words: z.string(), rated_at: instant }),
});
export type DeskRating = AnswerOf<typeof getDeskRating>;

/** A text as document JSON, or as HTML or Markdown, which are cleaned. */
const rich = z
  .union([z.string(), z.record(z.string(), z.unknown())], { error: 'required' })
  .transform((given) => (typeof given === 'string' ? documentFromMarkdown(given) : given))
  .refine(isDocument, { error: 'invalid' })
  .refine((document) => plainTextOf(document).length <= bounds.published, { error: 'too_long' });
const saying = rich.refine((document) => plainTextOf(document).trim() !== '', { error: 'required' });

export const publishDeskQuestion = defineCall({
  ...deskCall('questions', 'publish', ['not_found', 'not_releasable']),
  path: '/api/office/questions/publish/',
  summary: 'Let everybody read these words of it, without a name',
  maxBytes: 2 * 1024 * 1024,
  request: z.object({
    ...named.shape,
    title: titleField,
    body: saying,
    answer: saying,
    discussion: z
      .array(z.object({ id: z.int(), body: rich }))
      .max(200)
      .default([])
      .describe('What is shown of the discussion; what is left empty stays hidden, what is left out waits'),
  }),
  answer: questionRow,
});

export const keepDeskQuestionPrivate = defineCall({
  ...deskCall('questions', 'keep_private', ['not_found', 'not_releasable']),
  path: '/api/office/questions/keep_private/',
  summary: 'Show it to nobody',
  request: named,
  answer: questionRow,
});

const reason = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(1_000, { error: 'too_long' });

export const refuseDeskQuestion = defineCall({
  ...deskCall('questions', 'refuse', ['not_found', 'not_now']),
  path: '/api/office/questions/refuse/',
  summary:
    'Refuse a question without an answer: its money goes back in full, and the asker is told the reason',
  request: z.object({ ...named.shape, reason }),
  answer: questionRow,
});

export const reassignDeskQuestion = defineCall({
  ...deskCall('questions', 'reassign', ['not_found', 'not_now']),
  path: '/api/office/questions/reassign/',
  summary: 'Give a question without an answer to another consultant',
  request: z.object({ ...named.shape, consultant: idField }),
  answer: questionRow,
});
