import { z } from 'zod';
import { requiredText } from '#shared/accounts/fields.ts';
import type { QuestionStatus } from '#shared/collections/question.ts';

/** The id of a record, as a form or JSON sends it. */
export const idField = z
  .union([z.number({ error: 'required' }), requiredText], { error: 'required' })
  .transform(Number)
  .pipe(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(2_147_483_647, { error: 'invalid' }));

/** A part of a form that was left empty counts as not sent. */
const optionalId = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  idField.optional(),
);

const lengthOf = (text: string): number => Array.from(text).length;

/** A text of so many characters; line ends are those of Unix, and nothing invisible stays but they. */
const textField = ({ from, to, short }: { from: number; to: number; short: string }) =>
  requiredText
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a text
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        .trim(),
    )
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) >= from, { error: short, abort: true })
        .refine((text) => lengthOf(text) <= to, { error: 'too_long' }),
    );

/** „true“ and „false“ as forms, checkboxes and JSON write them. */
const truthField = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'invalid' })], {
    error: 'invalid',
  })
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

export const bounds = {
  title: { from: 5, to: 200 },
  body: { from: 20, to: 5000 },
  note: 5000,
  answer: 20_000,
};

export const titleField = textField({ ...bounds.title, short: 'title_too_short' });
export const bodyField = textField({ ...bounds.body, short: 'body_too_short' });

/** `POST /api/question/ask/` (CONTRACT.md section 7). A consultant or a category, and the service that is paid. */
export const askForm = z
  .object({
    title: titleField,
    body: bodyField,
    category: optionalId,
    consultant: optionalId,
    service: idField,
    is_private: truthField.default(true),
  })
  .superRefine(({ category, consultant }, context) => {
    if (category === undefined && consultant === undefined)
      context.addIssue({ code: 'custom', message: 'required', path: ['category'], input: undefined });
  });

export const followupForm = z.object({ body: textField({ from: 1, to: bounds.note, short: 'required' }) });
export const answerForm = z.object({ body: textField({ from: 1, to: bounds.answer, short: 'required' }) });
export const consentForm = z.object({ may_publish: truthField });
export const pinForm = z.object({ question: idField });
/** `seen` is the last part of the discussion that the editor read; 0 when nothing was said after the answer. */
export const publishForm = z.object({
  seen: z.coerce.number({ error: 'invalid' }).int().min(0).max(2_147_483_647).default(0),
});

export type Ask = z.infer<typeof askForm>;

export interface Asked {
  readonly question: number;
  readonly slug: string;
  readonly status: QuestionStatus;
  /** GEL with two decimals. */
  readonly price: string;
}

export interface Moved {
  readonly status: QuestionStatus;
}

/** A question as it stands in a consultant's lists: no text and nobody's name. */
export interface ListedQuestion {
  readonly id: number;
  readonly title: string;
  readonly category: { readonly id: number; readonly title: string } | null;
  readonly status: QuestionStatus;
  readonly asked_at: string;
  /** Unanswered at this moment the money goes back. */
  readonly answer_due_at: string | null;
  readonly lease_until: string | null;
  readonly answered_at: string | null;
  /** Whether the asker chose this consultant. */
  readonly is_directed: boolean;
  /** Whether a follow-up waits for a reply. */
  readonly has_followup: boolean;
}

/** `GET /api/consultant/queue/`. */
export interface ConsultantQueue {
  /** Open questions of the own professions, those waiting longest first. */
  readonly questions: readonly ListedQuestion[];
  /** Held now. */
  readonly held: readonly ListedQuestion[];
  /** Answered by this consultant, newest first. */
  readonly answered: readonly ListedQuestion[];
}

/** `GET /api/editor/queue/`: answered questions whose askers agreed to their being shown. */
export interface EditorQueue {
  readonly questions: readonly {
    readonly id: number;
    readonly title: string;
    readonly category: string | null;
    readonly answered_at: string;
    /** Shown already; what was said afterwards waits. */
    readonly is_public: boolean;
  }[];
}

export interface Released {
  readonly status: 'published' | 'private';
}

export interface DiscussionPart {
  readonly id: number;
  readonly kind: 'question' | 'answer' | 'followup';
  readonly body: string;
  readonly created_at: string;
}

/** `GET /api/consultant/question/{id}/`: the text, for the consultant who holds or answered it. */
export interface HeldQuestion extends ListedQuestion {
  readonly body: string;
  readonly answer: string;
  readonly discussion: readonly DiscussionPart[];
}
