import { useEffect, useRef } from 'react';
import { countCalculation } from '#shared/contracts/calculators.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';

/**
 * Tells the portal that a calculator was computed, which it counts by day. It is told when the page is left: while somebody types
 * and reads a result nothing is sent at all, and what was typed and what came out never are.
 * @returns what notes that it was computed
 */
export function useCount(calculator: string): () => void {
  const isComputed = useRef(false);
  useEffect(() => {
    const tell = () => {
      if (!isComputed.current) return;
      isComputed.current = false;
      const csrfmiddlewaretoken = readCookie('csrftoken') ?? '';
      navigator.sendBeacon(countCalculation.path, new URLSearchParams({ csrfmiddlewaretoken, calculator }));
    };
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [calculator]);
  return () => {
    isComputed.current = true;
  };
}
