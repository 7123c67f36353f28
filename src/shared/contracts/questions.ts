import { z } from 'zod';
import { questionStatuses } from '#shared/collections/question.ts';
import { questionblockKinds } from '#shared/collections/questionblock.ts';
import {
  answerForm,
  askBackForm,
  askForm,
  consentForm,
  draftForm,
  followupForm,
  pinForm,
} from '#shared/questions/forms.ts';
import { gel, idInPath, instant } from './answer-fields.ts';
import { attachment } from './attachments.ts';
import { type AnswerOf, defineCall } from './call.ts';

/** The calls about questions (CONTRACT.md sections 5 and 7). */
const status = z.enum(questionStatuses);
/** The state of a question after the call. */
const progress = z.object({ status });
const params = { id: idInPath('question_not_found') };

/** A question in a consultant's lists, without its text and its asker. */
const listedQuestion = z
  .object({
    id: z.int(),
    title: z.string(),
    category: z.object({ id: z.int(), title: z.string() }).nullable(),
    status,
    asked_at: instant,
    /** Deadline after which the money is returned. */
    answer_due_at: instant.nullable(),
    lease_until: instant.nullable(),
    /** The asker was asked back, and the deadlines wait until then; null once there is a reply. */
    reply_until: instant.nullable(),
    answered_at: instant.nullable(),
    /** The asker chose this consultant. */
    is_directed: z.boolean(),
    /** A follow-up waits for a reply. */
    has_followup: z.boolean(),
    /** The asker has replied to what was asked back, and nothing was written since. */
    has_reply: z.boolean(),
  })
  .meta({ id: 'ListedQuestion' });
export type ListedQuestion = z.output<typeof listedQuestion>;

const discussionPart = z.object({
  id: z.int(),
  kind: z.enum(questionblockKinds),
  body: z.string(),
  created_at: instant,
});
export type DiscussionPart = z.output<typeof discussionPart>;

/** A question with its text, for the consultant who claimed or answered it, or an administrator. */
const fullQuestion = z
  .object({
    ...listedQuestion.shape,
    body: z.string(),
    answer: z.string(),
    discussion: z.array(discussionPart),
    attachments: z.array(attachment),
  })
  .meta({ id: 'FullQuestion' });
export type FullQuestion = z.output<typeof fullQuestion>;

export const askQuestion = defineCall({
  method: 'POST',
  path: '/api/question/ask/',
  summary: 'Ask a question',
  right: 'user',
  request: askForm,
  answer: z.object({ question: z.int(), slug: z.string(), status, price: gel }),
  codes: ['bad_key'],
  isIdempotent: true,
});
export type AskedQuestion = AnswerOf<typeof askQuestion>;

/** What an account is writing to a doctor. */
export const questionDraft = z
  .object({ title: z.string(), body: z.string(), is_private: z.boolean(), updated_at: instant })
  .meta({ id: 'QuestionDraft' });
export type QuestionDraft = z.output<typeof questionDraft>;

export const getQuestionDraft = defineCall({
  method: 'GET',
  path: '/api/question/draft/',
  summary: 'The question that one is writing',
  right: 'user',
  answer: z.object({ draft: questionDraft.nullable() }),
});

export const keepQuestionDraft = defineCall({
  method: 'POST',
  path: '/api/question/draft/',
  summary: 'Keep what one is writing; an empty draft is forgotten',
  right: 'user',
  request: draftForm,
  answer: z.object({}),
});

export const followUpQuestion = defineCall({
  method: 'POST',
  path: '/api/question/{id}/followup/',
  summary: 'Ask further',
  right: 'user',
  params,
  request: followupForm,
  answer: progress,
  codes: ['question_not_found', 'not_answered', 'followups_over', 'too_many_followups'],
});
export type QuestionProgress = AnswerOf<typeof followUpQuestion>;

export const closeQuestion = defineCall({
  method: 'POST',
  path: '/api/question/{id}/close/',
  summary: 'End a question',
  right: 'user',
  params,
  answer: progress,
  codes: ['question_not_found', 'not_now'],
});

export const setPublishingConsent = defineCall({
  method: 'POST',
  path: '/api/question/{id}/consent/',
  summary: 'Agree to its being shown, or not',
  right: 'user',
  params,
  request: consentForm,
  answer: progress,
  codes: ['question_not_found'],
});

export const togglePin = defineCall({
  method: 'POST',
  path: '/api/toggle-pin-question/',
  summary: 'Pin or unpin',
  right: 'user',
  request: pinForm,
  answer: z.object({ pinned: z.boolean() }),
  codes: ['question_not_found'],
});

export const getConsultantQueue = defineCall({
  method: 'GET',
  path: '/api/consultant/queue/',
  summary: 'Questions that wait',
  right: 'consultant',
  answer: z.object({
    questions: z.array(listedQuestion).describe('Open ones of the own professions, waiting longest first'),
    held: z.array(listedQuestion).describe('Claimed by this consultant now'),
    answered: z.array(listedQuestion).describe('Answered by this consultant, newest first'),
  }),
  codes: ['not_consultant'],
});
export type ConsultantQueue = AnswerOf<typeof getConsultantQueue>;

export const claimQuestion = defineCall({
  method: 'POST',
  path: '/api/question/{id}/claim/',
  summary: 'Take a question for a day',
  right: 'consultant',
  params,
  answer: progress,
  codes: ['not_consultant', 'question_not_found', 'for_another', 'held', 'not_now'],
});

export const handBackQuestion = defineCall({
  method: 'POST',
  path: '/api/question/{id}/hand-back/',
  summary: 'Give it back',
  right: 'consultant',
  params,
  answer: progress,
  codes: ['not_consultant', 'question_not_found', 'not_held'],
});

export const askBack = defineCall({
  method: 'POST',
  path: '/api/question/{id}/ask-back/',
  summary: 'Ask the asker before answering, twice at most; the deadlines wait 72 hours for the reply',
  right: 'consultant',
  params,
  request: askBackForm,
  answer: progress,
  codes: ['not_consultant', 'question_not_found', 'not_held', 'reply_awaited', 'too_many_ask_backs'],
});

export const replyToConsultant = defineCall({
  method: 'POST',
  path: '/api/question/{id}/reply/',
  summary: 'Reply to what the consultant asks before answering',
  right: 'user',
  params,
  request: askBackForm,
  answer: progress,
  codes: ['question_not_found', 'nothing_asked'],
});

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/question/{id}/answer/',
  summary: 'Answer it',
  right: 'consultant',
  params,
  // Twenty thousand Georgian letters in a form.
  maxBytes: 256 * 1024,
  request: answerForm,
  answer: progress,
  codes: ['not_consultant', 'question_not_found', 'held', 'not_held', 'nothing_to_answer'],
});

export const getConsultantQuestion = defineCall({
  method: 'GET',
  path: '/api/consultant/question/{id}/',
  summary: 'The text of a question that one holds or has answered',
  right: 'consultant_or_admin',
  params,
  answer: fullQuestion,
  codes: ['not_consultant', 'question_not_found', 'not_held'],
});
