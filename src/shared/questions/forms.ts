import { z } from 'zod';
import { requiredText } from '#shared/accounts/fields.ts';

/** The id of a record, from a form or JSON. */
export const idField = z
  .union([z.number({ error: 'required' }), requiredText], { error: 'required' })
  .transform(Number)
  .pipe(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(2_147_483_647, { error: 'invalid' }));

/** An empty value counts as absent. */
const optionalId = z.preprocess(
  (value: string | number | null | undefined) => (value === '' || value === null ? undefined : value),
  idField.optional(),
);

const lengthOf = (text: string): number => Array.from(text).length;

/** A text of limited length; line breaks become LF, and control characters are removed. */
export const textField = ({ from, to, short }: { from: number; to: number; short: string }) =>
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

/** A boolean as forms, checkboxes and JSON write it. */
export const truthField = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'invalid' })], {
    error: 'invalid',
  })
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

export const bounds = {
  title: { from: 5, to: 200 },
  body: { from: 20, to: 5000 },
  note: 5000,
  comment: { from: 2, to: 2000 },
  rating: 1_000,
  answer: 20_000,
  /** What an editor shows of a question, an answer or a follow-up. */
  published: 20_000,
};

export const titleField = textField({ ...bounds.title, short: 'title_too_short' });
export const bodyField = textField({ ...bounds.body, short: 'body_too_short' });

/** `POST /api/question/ask/` (CONTRACT.md section 7): a consultant or a category, and the service to pay for. */
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

/** What is being written, of any length up to the question's limits. */
export const draftForm = z.object({
  title: z.string().max(bounds.title.to, { error: 'too_long' }).default(''),
  body: z.string().max(bounds.body.to, { error: 'too_long' }).default(''),
  is_private: truthField.default(true),
});
export type DraftForm = z.infer<typeof draftForm>;

export const followupForm = z.object({ body: textField({ from: 1, to: bounds.note, short: 'required' }) });
/** What a consultant asks back, and the asker's reply. */
export const askBackForm = z.object({ body: textField({ from: 1, to: bounds.note, short: 'required' }) });

/** Stars from one to five, and words to the office. */
export const ratingForm = z.object({
  stars: z
    .union([z.number(), requiredText], { error: 'required' })
    .transform(Number)
    .pipe(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(5, { error: 'invalid' })),
  words: z.preprocess(
    (words) => (typeof words === 'string' ? words.trim() : words) || undefined,
    textField({ from: 1, to: bounds.rating, short: 'required' }).optional().default(''),
  ),
});

/** An answer in Markdown, or as HTML where `format` says so; both are cleaned into the portal's own form. */
export const answerForm = z.object({
  body: textField({ from: 1, to: bounds.answer, short: 'required' }),
  format: z.enum(['markdown', 'html'], { error: 'invalid' }).default('markdown'),
});
export const consentForm = z.object({ may_publish: truthField });
/** `POST /api/article/{id}/comment/` (CONTRACT.md section 5). */
export const commentForm = z.object({
  body: textField({ ...bounds.comment, short: 'comment_too_short' }),
  parent_id: optionalId,
});
export const pinForm = z.object({ question: idField });

export type Ask = z.infer<typeof askForm>;
