import { nextPageIn, paths } from '#shared/paths/paths.ts';

interface HistoryEntries {
  readonly canGoBack: boolean;
}

type Navigate = (path: string, options: { replace: boolean }) => void | Promise<void>;

/** Time for the browser to go back one page, in milliseconds. */
const navigationTimeoutMs = 400;

/**
 * Leads on after signing in: to the page named by `next` (CONTRACT.md section 5); without one back one page, and home if
 * that page is another site's or the sign-in page (SPEC.md section 2).
 */
export async function leadOn(navigate: Navigate): Promise<void> {
  const next = nextPageIn(location.search);
  if (next === undefined) goBackOrHome(navigate);
  // The office is an app of its own: it is loaded, not navigated to.
  else if (next.startsWith('/office/')) location.assign(next);
  else await navigate(next, { replace: true });
}

/** Returns the address of the page that is shown, as `next` names it. */
export const currentPage = (): string => location.pathname + location.search;

function goBackOrHome(navigate: Navigate): void {
  const goHome = () => void navigate(paths.home, { replace: true });
  const isOnSignIn = () => location.pathname.startsWith(paths.signin.slice(0, -1));
  if (canGoBack()) {
    history.back();
    setTimeout(() => isOnSignIn() && goHome(), navigationTimeoutMs);
  } else goHome();
}

/** Returns whether the previous page belongs to this site. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: HistoryEntries };
  if (navigation) return navigation.canGoBack;
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
  return index > 0 || (document.referrer !== '' && new URL(document.referrer).origin === location.origin);
}
