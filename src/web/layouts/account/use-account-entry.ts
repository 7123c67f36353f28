import { useContext } from 'react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { UnhydratedPageContext } from './unhydrated-page.ts';

interface AccountEntry {
  readonly href: string;
  readonly label: string;
  /** The first letter of who is signed in. */
  readonly initial?: string | undefined;
}

/**
 * Returns the account link of header and drawer. A page without hydration links to the profile, which redirects
 * guests to sign-in.
 */
export function useAccountEntry(): AccountEntry {
  const state = useSession();
  const isUnhydrated = useContext(UnhydratedPageContext);
  if (isUnhydrated) return { href: paths.profile, label: text.ownArea };
  if (state.status !== 'user') return { href: paths.signin, label: text.signIn };
  const label = state.user.first_name || state.user.email;
  return { href: paths.profile, label, initial: [...label][0] };
}
