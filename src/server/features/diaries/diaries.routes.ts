import type { RegisterCall } from '#server/http/register-call.ts';
import { listDiaries, removeDiary, saveDiary } from '#shared/contracts/diaries.ts';
import type { DiariesService } from './diaries.service.ts';

/** The health diaries that accounts keep. */
export function installDiaries(register: RegisterCall, diaries: DiariesService): void {
  register(listDiaries, ({ caller: { accountId } }) => diaries.list(accountId));
  register(saveDiary, ({ caller: { accountId }, input }) => diaries.save({ accountId, ...input }));
  register(removeDiary, ({ caller: { accountId }, input }) => diaries.remove({ accountId, ...input }));
}
