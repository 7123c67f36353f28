import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useDevice } from '#web/components/device.ts';
import type { OverlaySheetProps } from './OverlaySheet.tsx';
import { useAd } from './use-ad.ts';

/** Renders place mob-c1, a full-screen advertisement on mobile. It restarts on every page. */
export function AdOverlay({ path }: { readonly path: string }) {
  const id = useAd('mob-c1');
  const isEnabled = useDevice() === 'mobile' && id !== undefined;
  const page = useRef({ path: '', since: 0 });
  const [Sheet, setSheet] = useState<ComponentType<OverlaySheetProps>>();
  useEffect(() => {
    if (isEnabled)
      import('./OverlaySheet.tsx').then(
        ({ OverlaySheet }) => setSheet(() => OverlaySheet),
        () => undefined,
      );
  }, [isEnabled]);
  if (page.current.path !== path) page.current = { path, since: Date.now() };
  return isEnabled && Sheet && <Sheet key={path} id={id} since={page.current.since} />;
}
