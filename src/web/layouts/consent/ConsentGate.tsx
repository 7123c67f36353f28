import { lazy, Suspense, useEffect, useState } from 'react';

const Consent = lazy(async () => ({ default: (await import('./Consent.tsx')).Consent }));

/** Loads what asks for consent where the portal's owner counts visits or shows advertisements of others in videos; elsewhere nothing. */
export function ConsentGate() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const { analytics, video_ads } = window.constants ?? {};
    setNeeded(Boolean(analytics) || video_ads === true);
  }, []);
  return (
    isNeeded && (
      <Suspense>
        <Consent />
      </Suspense>
    )
  );
}
