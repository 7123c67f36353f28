import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useDevice } from '#web/components/device.ts';
import type { OverlaySheetProps } from './OverlaySheet.tsx';
import { useAd } from './use-ad.ts';

/** The place mob-c1: an advertisement over the whole screen of a phone. Each page that has one begins anew. */
export function AdOverlay({ path }: { readonly path: string }) {
  const id = useAd('mob-c1');
  const isWanted = useDevice() === 'mobile' && id !== undefined;
  const page = useRef({ path: '', since: 0 });
  const [Sheet, setSheet] = useState<ComponentType<OverlaySheetProps>>();
  useEffect(() => {
    if (isWanted)
      import('./OverlaySheet.tsx').then(
        ({ OverlaySheet }) => setSheet(() => OverlaySheet),
        () => undefined,
      );
  }, [isWanted]);
  if (page.current.path !== path) page.current = { path, since: Date.now() };
  return isWanted && Sheet && <Sheet key={path} id={id} since={page.current.since} />;
}
