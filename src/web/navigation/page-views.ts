import { reportedPath } from '#shared/analytics/reported-path.ts';

declare global {
  interface Window {
    ga?: unknown;
    gtag?: unknown;
  }
}

/**
 * Reports a page view to Google Analytics if it is installed: the page without its query and its title, which have searched
 * words and chosen filters.
 */
export function sendPageView(page: string): void {
  const [asked = ''] = page.split('?');
  const path = reportedPath(asked);
  if (typeof window.ga === 'function') window.ga('send', 'pageview', path);
  if (typeof window.gtag === 'function') {
    window.gtag('event', 'page_view', {
      page_path: path,
      page_title: document.getElementById('main')?.dataset.route ?? '',
      page_location: location.origin + path,
      page_referrer: '',
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
