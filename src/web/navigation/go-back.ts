import { paths } from '#shared/paths/paths.ts';

interface HistoryEntries {
  readonly canGoBack: boolean;
}

type Navigate = (path: string, options: { replace: boolean }) => void | Promise<void>;

/** Long enough for the browser to go back one page. */
const patience = 400;

/** SPEC.md section 2, after signing in: back one page; where that is no page of ours, or still sign-in, home. */
export function goBackOrHome(navigate: Navigate): void {
  const goHome = () => void navigate(paths.home, { replace: true });
  const isStillHere = () => location.pathname.startsWith(paths.signin.slice(0, -1));
  if (canGoBack()) {
    history.back();
    setTimeout(() => isStillHere() && goHome(), patience);
  } else goHome();
}

/** Whether the page before was one of this site. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: HistoryEntries };
  if (navigation) return navigation.canGoBack;
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
  return index > 0 || (document.referrer !== '' && new URL(document.referrer).origin === location.origin);
}
