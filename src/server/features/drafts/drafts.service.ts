import { z } from 'zod';
import type { Seal } from '#server/adapters/sealing/seal.ts';
import type { QuestionDraft } from '#shared/contracts/questions.ts';
import type { DraftForm } from '#shared/questions/forms.ts';
import type { DraftsRepository } from './drafts.repository.ts';

export type DraftsService = ReturnType<typeof createDraftsService>;

/** A draft is forgotten after this time. */
const lifeMs = 30 * 86_400_000;
const resealedAtOnce = 200;

const storedDraft = z.object({
  account: z.int(),
  title: z.string(),
  body: z.string(),
  is_private: z.boolean(),
});

/**
 * Keeps what an account is writing to a doctor until it is asked. It is sealed for its account, so a text that was moved to
 * another row is not opened there.
 */
export function createDraftsService({
  drafts,
  seal,
  now,
  onError = () => {},
}: {
  drafts: DraftsRepository;
  seal: Pick<Seal, 'close' | 'open' | 'isOutdated'>;
  now: () => number;
  onError?: ((what: string, error: unknown) => void) | undefined;
}) {
  /** Keeps a draft in place of the one before; an empty one is forgotten. */
  async function keep({
    accountId,
    ...draft
  }: { accountId: number } & DraftForm): Promise<Record<string, never>> {
    if (draft.title === '' && draft.body === '') await drafts.removeDraft(accountId);
    else {
      const text = Buffer.from(JSON.stringify({ account: accountId, ...draft }));
      await drafts.saveDraft(accountId, await seal.close(text), new Date(now()));
    }
    return {};
  }

  /** Returns the draft of an account; null where there is none, or no key fits any longer. */
  async function find(accountId: number): Promise<QuestionDraft | null> {
    const row = await drafts.findDraft(accountId);
    if (!row) return null;
    try {
      const opened: unknown = JSON.parse(Buffer.from(await seal.open(row.sealed)).toString());
      const { account, ...draft } = storedDraft.parse(opened);
      return account === accountId ? { ...draft, updated_at: row.updated_at.toISOString() } : null;
    } catch (error) {
      onError('drafts', error);
      return null;
    }
  }

  /**
   * Seals anew what bears another key than today's, so that the previous secret can be dropped. What is done is passed over, so it may
   * be cut short and run again.
   */
  async function resealAll(): Promise<{ resealed: number; unreadable: number }> {
    let [resealed, unreadable] = [0, 0];
    const listBatch = (afterId: number) => drafts.listAfter(afterId, resealedAtOnce);
    for (let rows = await listBatch(0); rows.length > 0; rows = await listBatch(rows.at(-1)?.account_id ?? 0))
      for (const { account_id, sealed } of rows.filter((row) => seal.isOutdated(row.sealed)))
        try {
          await drafts.replaceSealed(account_id, sealed, await seal.close(await seal.open(sealed)));
          resealed += 1;
        } catch (error) {
          unreadable += 1;
          onError('drafts', error);
        }
    return { resealed, unreadable };
  }

  const removeOld = (): Promise<number> => drafts.removeOlder(new Date(now() - lifeMs));

  return { keep, find, resealAll, removeOld };
}
