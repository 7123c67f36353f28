import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useMatches, useNavigation } from 'react-router';
import { useDevice } from '#web/components/device.ts';
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
  useEffect(recoverImages, []);
  return (
    <PageFrame shell={shell} section={useSection()}>
      <ProgressBar isShown={useNavigation().state !== 'idle'} />
      <Outlet />
      {device === 'desktop' && <ScrollToTop />}
      <ScrollRestoration />
      <NavigationEffects />
      <SessionGuard />
      <Toaster />
    </PageFrame>
  );
}

/** Top category of the current page, as its screen says. */
function useSection(): string | undefined {
  const site = useSite();
  const match = useMatches().at(-1);
  const screen = (match?.handle as RouteHandle | undefined)?.screen;
  return match?.loaderData === undefined ? undefined : screen?.describe(match.loaderData, site).section;
}
