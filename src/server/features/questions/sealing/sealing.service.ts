import type { Transact, Tx } from '../questions.repository.ts';
import { neutralSlug } from './neutral-slug.ts';
import {
  emptyPartText,
  emptyQuestionText,
  type PartText,
  type QuestionSeal,
  type QuestionText,
} from './question-seal.ts';
import type { SealingRepository } from './sealing.repository.ts';

export type SealingService = ReturnType<typeof createSealingService>;

const resealedAtOnce = 200;
const inTheClear = { sealed: null, sealed_by: null };
const noOriginal = { original: null, original_by: null };

interface Resealed {
  readonly resealed: number;
  readonly unreadable: number;
}

/** What readers are shown of a question. */
export type ShownText = Omit<QuestionText, 'meta_title' | 'meta_description'>;

/** The sealing service keeps texts sealed for as long as not everybody may read them. */
export function createSealingService({
  sealing,
  within,
  transact,
  seal,
  others,
  onError = () => {},
}: {
  sealing: SealingRepository;
  within: (tx: Tx) => SealingRepository;
  transact: Transact;
  seal: QuestionSeal;
  /** What seals anew what else belongs to questions. */
  others: readonly (() => Promise<Resealed>)[];
  onError?: ((what: string, error: unknown) => void) | undefined;
}) {
  /**
   * Seals what not everybody may read of a question, with today's key, and writes what everybody may read in the clear: for
   * search, lists and pages. What becomes private again has the words that were written. To be called in the transaction that
   * changes who may read it.
   */
  async function reseal(tx: Tx, id: number): Promise<void> {
    const texts = within(tx);
    const question = await texts.lockTexts(id);
    if (!question) return;
    const { sealed, sealed_by, original, original_by, is_asked, is_public, ...columns } = question;
    if (is_public && sealed !== null)
      await texts.writeQuestion(id, { ...(await seal.openQuestion(id, sealed)), ...inTheClear });
    const written = original ?? sealed;
    if (!is_public && (original !== null || (is_asked && sealed_by !== seal.keyId))) {
      const text = written === null ? columns : await seal.openQuestion(id, written);
      const address = written === null ? { slug: neutralSlug(id) } : {};
      const closed = await seal.close(id, text);
      await texts.writeQuestion(id, { ...emptyQuestionText, ...address, ...closed, ...noOriginal });
    }
    if (is_public && original !== null && original_by !== seal.keyId)
      await texts.writeQuestion(id, await closeOriginal(id, await seal.openQuestion(id, original)));
    for (const part of await texts.listParts(id))
      await resealPart(texts, { ...part, question: id, is_asked, is_public });
  }

  async function resealPart(
    texts: SealingRepository,
    {
      question,
      is_asked,
      is_public,
      ...part
    }: Awaited<ReturnType<SealingRepository['listParts']>>[number] & {
      question: number;
      is_asked: boolean;
      is_public: boolean;
    },
  ): Promise<void> {
    const { id, sealed, sealed_by, original, original_by, body, body_html } = part;
    const isRead = is_public && part.is_shown;
    if (isRead && sealed !== null)
      await texts.writePart(id, { ...(await seal.openPart(question, sealed)), ...inTheClear });
    const isMisfit = original !== null || ((is_asked || sealed !== null) && sealed_by !== seal.keyId);
    if (!isRead && isMisfit) {
      const written = original ?? sealed;
      const text = written === null ? { body, body_html } : await seal.openPart(question, written);
      await texts.writePart(id, { ...emptyPartText, ...(await seal.close(question, text)), ...noOriginal });
    }
    if (isRead && original !== null && original_by !== seal.keyId)
      await texts.writePart(id, await closeOriginal(question, await seal.openPart(question, original)));
  }

  async function closeOriginal(questionId: number, text: QuestionText | PartText) {
    const { sealed, sealed_by } = await seal.close(questionId, text);
    return { original: sealed, original_by: sealed_by };
  }

  /**
   * Writes what readers are shown of a question that everybody may read from now on, and keeps the words that were written
   * where they are others. A part without a text stays hidden.
   */
  async function publishTexts(
    tx: Tx,
    id: number,
    { text, discussion }: { text: ShownText; discussion: readonly ({ id: number } & PartText)[] },
  ): Promise<void> {
    const texts = within(tx);
    const question = await texts.lockTexts(id);
    if (!question) return;
    const {
      sealed,
      sealed_by: _,
      original,
      original_by: __,
      is_asked,
      is_public: ___,
      ...columns
    } = question;
    const before = sealed === null ? columns : await seal.openQuestion(id, sealed);
    const isEdited =
      before.title !== text.title ||
      before.body_html !== text.body_html ||
      before.answer_html !== text.answer_html;
    await texts.writeQuestion(id, {
      ...{ ...before, ...text, ...inTheClear },
      ...(isEdited && is_asked && original === null ? await closeOriginal(id, before) : {}),
    });
    const parts = new Map((await texts.listParts(id)).map((part) => [part.id, part]));
    for (const { id: partId, ...shown } of discussion) {
      const part = parts.get(partId);
      if (!part) continue;
      if (shown.body_html === '') {
        await texts.writePart(partId, { is_shown: false });
        continue;
      }
      const { body, body_html } = part.sealed === null ? part : await seal.openPart(id, part.sealed);
      const isOther = is_asked && part.original === null && body_html !== shown.body_html;
      await texts.writePart(partId, {
        ...{ ...shown, ...inTheClear, is_shown: true },
        ...(isOther ? await closeOriginal(id, { body, body_html }) : {}),
      });
    }
    await reseal(tx, id);
  }

  /** Adds texts to those of a private question, such as its answer. */
  async function addText(tx: Tx, id: number, added: Partial<QuestionText>): Promise<void> {
    const texts = within(tx);
    const question = await texts.lockTexts(id);
    if (!question) return;
    const { sealed, sealed_by: _, original, original_by: __, is_asked, is_public, ...columns } = question;
    const text = { ...(sealed === null ? columns : await seal.openQuestion(id, sealed)), ...added };
    const isPrivate = is_asked && !is_public;
    await texts.writeQuestion(
      id,
      isPrivate ? { ...emptyQuestionText, ...(await seal.close(id, text)) } : { ...text, ...inTheClear },
    );
  }

  /**
   * Seals what an earlier program stored in the clear, and seals anew what bears another key. What is done is passed over,
   * so it may be cut short and run again.
   */
  async function resealAll(): Promise<Resealed> {
    let [resealed, unreadable] = [0, 0];
    const listBatch = (afterId: number) => sealing.listMisfits(seal.keyId, afterId, resealedAtOnce);
    for (let ids = await listBatch(0); ids.length > 0; ids = await listBatch(ids.at(-1) ?? 0))
      for (const id of ids)
        try {
          await transact((tx) => reseal(tx, id));
          resealed += 1;
        } catch (error) {
          unreadable += 1;
          onError('questions', error);
        }
    for (const resealOthers of others) {
      const done = await resealOthers();
      resealed += done.resealed;
      unreadable += done.unreadable;
    }
    return { resealed, unreadable };
  }

  return { reseal, publishTexts, addText, resealAll };
}
