import { lazy, Suspense, useEffect, useState } from 'react';

const Consent = lazy(async () => ({ default: (await import('./Consent.tsx')).Consent }));

/** Loads what asks for consent where the portal's owner counts visits; elsewhere nothing. */
export function ConsentGate() {
  const [isCounted, setCounted] = useState(false);
  useEffect(() => setCounted(Boolean(window.constants?.analytics)), []);
  return (
    isCounted && (
      <Suspense>
        <Consent />
      </Suspense>
    )
  );
}
