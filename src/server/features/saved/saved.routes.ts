import type { RegisterCall } from '#server/http/register-call.ts';
import { bringSaved, listSaved, saveReading } from '#shared/contracts/saved.ts';
import type { SavedService } from './saved.service.ts';

/** What a reader has saved to read again. */
export function installSaved(register: RegisterCall, saved: SavedService): void {
  register(listSaved, ({ caller: { accountId } }) => saved.listSaved(accountId));
  register(saveReading, ({ caller: { accountId }, input }) => saved.saveReading({ accountId, ...input }));
  register(bringSaved, ({ caller: { accountId }, input }) => saved.bring({ accountId, ...input }));
}
