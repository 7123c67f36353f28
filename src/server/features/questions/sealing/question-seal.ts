import { z } from 'zod';
import type { Seal } from '#server/adapters/sealing/seal.ts';
import { questionMessages } from '#shared/language/ka/asking/questions.ts';

export type QuestionSeal = ReturnType<typeof createQuestionSeal>;

/** The columns of a question that hold what was asked and answered; documents are in their JSON. */
const questionText = z.object({
  title: z.string(),
  introtext: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  body: z.string(),
  body_html: z.string(),
  answer: z.string(),
  answer_html: z.string(),
});
export type QuestionText = z.output<typeof questionText>;

/** The columns of a part of the discussion that hold what was said. */
const partText = questionText.pick({ body: true, body_html: true });
export type PartText = z.output<typeof partText>;

export interface Sealed {
  readonly sealed: string;
  /** The name of the key. */
  readonly sealed_by: string;
}

/** A row whose texts may be sealed; those of a part are sealed for its question. */
export interface Sealable {
  readonly sealed: string | null;
}

const emptyDocument = JSON.stringify({ type: 'doc', content: [] });
export const emptyPartText: PartText = { body: emptyDocument, body_html: '' };
export const emptyQuestionText: QuestionText = {
  ...emptyPartText,
  title: '',
  introtext: '',
  meta_title: null,
  meta_description: null,
  answer: emptyDocument,
  answer_html: '',
};

const unreadable = {
  title: questionMessages.unreadable,
  body_html: `<p>${questionMessages.unreadable}</p>`,
};

/**
 * Seals the texts of questions and opens them. What was sealed names its question inside, so a text that was moved to
 * another row of the database is not taken for that row's.
 */
export function createQuestionSeal(seal: Seal, onError: (what: string, error: unknown) => void = () => {}) {
  const close = async (questionId: number, text: QuestionText | PartText): Promise<Sealed> => ({
    sealed: await seal.close(Buffer.from(JSON.stringify({ ...text, question: questionId }))),
    sealed_by: seal.keyId,
  });

  /** @throws when it was sealed for another question or with an unknown key. */
  async function open<Text>(questionId: number, sealed: string, shape: z.ZodType<Text>): Promise<Text> {
    const text: unknown = JSON.parse(Buffer.from(await seal.open(sealed)).toString());
    z.object({ question: z.literal(questionId) }).parse(text);
    return shape.parse(text);
  }

  const openQuestion = (id: number, sealed: string): Promise<QuestionText> => open(id, sealed, questionText);
  const openPart = (questionId: number, sealed: string): Promise<PartText> =>
    open(questionId, sealed, partText);

  /**
   * A row as it is read: of its columns, those that are sealed are opened. What cannot be opened says so in its text, and
   * the log says why: one lost key must not hide the rest of a list.
   */
  async function reveal<Row extends Sealable>(
    questionId: number,
    { sealed, ...row }: Row,
  ): Promise<Omit<Row, 'sealed'>> {
    if (sealed === null) return row;
    const text = await open(questionId, sealed, questionText.partial()).catch((error: unknown) => {
      onError('questions', error);
      return unreadable;
    });
    return { ...row, ...Object.fromEntries(Object.entries(text).filter(([column]) => column in row)) };
  }

  return { close, openQuestion, openPart, reveal, keyId: seal.keyId };
}
