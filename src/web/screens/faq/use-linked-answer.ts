import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address's hash points to. Browsers do so on page load only, not on router navigation. */
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
