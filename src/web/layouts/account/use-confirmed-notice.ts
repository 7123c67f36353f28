import { useEffect } from 'react';
import { accountScreens } from '#shared/language/ka/account/account-screens.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/**
 * Shows the result of the e-mail confirmation link once, and removes it from the address so that a reload does not
 * repeat it.
 */
export function useConfirmedNotice(): void {
  useEffect(() => {
    const confirmed = new URLSearchParams(window.location.search).get('confirmed');
    if (!confirmed) return;
    history.replaceState(history.state, '', window.location.pathname);
    const { signin } = accountScreens;
    if (confirmed === 'yes') showAccountToast('success', signin.confirmed);
    else showAccountToast('error', signin.notConfirmed);
  }, []);
}
