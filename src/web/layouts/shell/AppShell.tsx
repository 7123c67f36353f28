import { memo, useEffect, useMemo } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router';
import { AdOverlay } from '#web/advertising/AdOverlay.tsx';
import { AdPageContext } from '#web/advertising/ad-page.ts';
import { useDevice } from '#web/components/device.ts';
import { useSite } from '#web/components/site/site.ts';
import { recoverImages } from '#web/navigation/recover-images.ts';
import { SessionGuard } from '../account/SessionGuard.tsx';
import { ConsentGate } from '../consent/ConsentGate.tsx';
import type { PageFacts } from '../head/page-facts.ts';
import { PageLayout } from '../page/PageLayout.tsx';
import { PrintHead } from '../page/PrintHead.tsx';
import type { RouteHandle } from '../page/screen.ts';
import { AskBar } from './AskBar.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import type { ShellData } from './shell-data.ts';
import { Toaster } from './Toaster.tsx';
import { CurrentScreen, type FindRoute } from './waiting/CurrentScreen.tsx';
import { ProgressBar } from './waiting/ProgressBar.tsx';

/** Renders the application: the page layout with the current screen, and the helpers of navigation. */
export function AppShell({ findRoute }: { readonly findRoute: FindRoute }) {
  const shell = useLoaderData<ShellData>();
  const { pathname, search } = useLocation();
  const page = usePage();
  useEffect(recoverImages, []);
  return <PageFrame shell={shell} findRoute={findRoute} page={page} path={pathname + search} />;
}

interface PageFrameProps {
  readonly shell: ShellData;
  readonly findRoute: FindRoute;
  readonly page: CurrentPage;
  readonly path: string;
}

/** What stands around every screen. It is not rendered again while the next page is loading, as nothing of it changes. */
const PageFrame = memo(function PageFrame({ shell, findRoute, page, path }: PageFrameProps) {
  const device = useDevice();
  const { route, id, section, addressee } = page;
  const adPage = useMemo(() => ({ ads: shell.ads, route, id }), [shell.ads, route, id]);
  return (
    <AdPageContext value={adPage}>
      <PageLayout shell={shell} section={section} addressee={addressee}>
        <ProgressBar />
        <PrintHead />
        <CurrentScreen findRoute={findRoute} />
        <AskBar route={route} />
        {device === 'desktop' && <ScrollToTop />}
        <ScrollRestoration />
        <NavigationEffects />
        <SessionGuard />
        <Toaster />
        <ConsentGate />
        <AdOverlay path={path} />
      </PageLayout>
    </AdPageContext>
  );
});

interface CurrentPage extends Pick<PageFacts, 'section' | 'addressee'> {
  readonly route: string;
  readonly id: number | undefined;
}

/**
 * Returns the current page's route name, record id, section and addressee. A failed page and one
 * without advertisements have an empty name, by which no advertisement is chosen.
 */
function usePage(): CurrentPage {
  const site = useSite();
  const match = useMatches().at(-1);
  const { screen, name = '' } = (match?.handle as RouteHandle | undefined) ?? {};
  const data = match?.loaderData;
  return useMemo(() => {
    if (!screen || data === undefined) return { route: '', id: undefined };
    const { id, section, addressee, isWithoutAds } = screen.describe(data, site);
    return { route: isWithoutAds ? '' : name, id, section, addressee };
  }, [screen, data, site, name]);
}
