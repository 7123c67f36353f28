import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import type { PasskeyOutcome } from '#web/data/session/passkeys.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Says why no passkey was made or used. */
export const showPasskeyOutcome = (outcome: Exclude<PasskeyOutcome, 'done'>): void =>
  showAccountToast(outcome === 'unsupported' ? 'error' : 'info', text.passkey[outcome]);
