import type { RegisterCall } from '#server/http/register-call.ts';
import { getQuestionDraft, keepQuestionDraft } from '#shared/contracts/questions.ts';
import type { DraftsService } from './drafts.service.ts';

/** What a reader is writing to a doctor. */
export function installDrafts(register: RegisterCall, drafts: DraftsService): void {
  register(getQuestionDraft, async ({ caller: { accountId } }) => ({ draft: await drafts.find(accountId) }));
  register(keepQuestionDraft, ({ caller: { accountId }, input }) => drafts.keep({ accountId, ...input }));
}
