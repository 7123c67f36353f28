import type { UserInfo } from '#shared/contracts/accounts.ts';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Changes the profile; the page goes on with what the server answered. */
export async function saveProfile(values: Readonly<Record<string, string>>, told: string): Promise<void> {
  session.replaceUser((await session.call('/api/auth/profile/', values)) as UserInfo);
  showAccountToast('success', told);
}
