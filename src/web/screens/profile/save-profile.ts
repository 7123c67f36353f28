import { changeProfile } from '#shared/contracts/accounts.ts';
import type { InputOf } from '#shared/contracts/call.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Saves the profile and updates the session with the server's response. */
export async function saveProfile(
  changes: InputOf<typeof changeProfile>,
  successMessage: string,
): Promise<void> {
  session.replaceUser(await callApi(changeProfile, changes));
  showAccountToast('success', successMessage);
}
