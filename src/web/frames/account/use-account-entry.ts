import { shell as text } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { useSession } from '#web/data/session/browser-session.ts';

/** Where the account link of header and drawer leads, and what it says. */
export function useAccountEntry(): { readonly href: string; readonly label: string } {
  const state = useSession();
  return state.status === 'user'
    ? { href: paths.profile, label: state.user.first_name || state.user.email }
    : { href: paths.signin, label: text.signIn };
}
