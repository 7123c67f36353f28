import { useContext } from 'react';
import { shell as text } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { StillPageContext } from './still-page.ts';

/** Where the account link of header and drawer leads, and what it says: a still page does not know whom it greets, so there it leads where both are received. */
export function useAccountEntry(): { readonly href: string; readonly label: string } {
  const state = useSession();
  const isStill = useContext(StillPageContext);
  if (isStill) return { href: paths.profile, label: text.ownArea };
  return state.status === 'user'
    ? { href: paths.profile, label: state.user.first_name || state.user.email }
    : { href: paths.signin, label: text.signIn };
}
