import { useEffect } from 'react';
import { accountScreens } from '#shared/language/ka/account-screens.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Says how the link of the confirmation mail went, once; the address is tidied so that a reload is silent. */
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
