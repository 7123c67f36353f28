declare global {
  interface Window {
    ga?: unknown;
    gtag?: unknown;
  }
}

/** Reports a page view to Google Analytics if a site script has installed it. */
export function sendPageView(path: string): void {
  if (typeof window.ga === 'function') window.ga('send', 'pageview', path);
  if (typeof window.gtag === 'function') {
    window.gtag('event', 'page_view', {
      page_path: path,
      page_title: document.title,
      page_location: location.href,
    });
  }
}

/**
 * Dispatches `route-change` (CONTRACT.md section 8). Call it from the second navigation on; loading the first page is
 * the first.
 */
export function announceRouteChange(name: string, path: string): void {
  window.dispatchEvent(new CustomEvent('route-change', { detail: { name, path } }));
}
