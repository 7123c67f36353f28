import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Unfolds the answer that the address ends at. The browser does so when it loads the page; the router does not. */
export function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const entry = answer?.closest('details');
    if (!entry || entry.open) return;
    entry.open = true;
    entry.scrollIntoView();
  }, [hash]);
}
