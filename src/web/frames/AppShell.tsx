import { useEffect, useMemo } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { AdOverlay } from '#web/advertising/AdOverlay.tsx';
import { AdPageContext } from '#web/advertising/ad-page.ts';
import { useDevice } from '#web/components/device.ts';
import { Kept } from '#web/components/Kept.tsx';
import { useSite } from '#web/components/site.ts';
import { recoverImages } from '#web/navigation/recover-images.ts';
import { SessionGuard } from './account/SessionGuard.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PageFrame } from './PageFrame.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import type { RouteHandle } from './screen.ts';
import type { ShellData } from './shell-data.ts';
import { Toaster } from './Toaster.tsx';

/** The running portal: the frame with the routed screen in it, and what helps to move between screens. */
export function AppShell() {
  const shell = useLoaderData<ShellData>();
  const device = useDevice();
  const { pathname, search } = useLocation();
  const { route, id, section } = usePage();
  const adPage = useMemo(() => ({ ads: shell.ads, route, id }), [shell.ads, route, id]);
  useEffect(recoverImages, []);
  return (
    <AdPageContext value={adPage}>
      <PageFrame shell={shell} section={section}>
        <ProgressBar isShown={useNavigation().state !== 'idle'} />
        <Outlet />
        <Kept name="helpers">
          {device === 'desktop' && <ScrollToTop />}
          <ScrollRestoration />
          <NavigationEffects />
          <SessionGuard />
          <Toaster />
          <AdOverlay path={pathname + search} />
        </Kept>
      </PageFrame>
    </AdPageContext>
  );
}

/** The current page, as its screen says; one that failed has no route name, so nothing is advertised on it. */
function usePage(): { route: string; id: number | undefined; section: string | undefined } {
  const site = useSite();
  const match = useMatches().at(-1);
  const { screen, name = '' } = (match?.handle as RouteHandle | undefined) ?? {};
  if (!screen || match?.loaderData === undefined) return { route: '', id: undefined, section: undefined };
  const { id, section } = screen.describe(match.loaderData, site);
  return { route: name, id, section };
}
