declare global {
  interface Window {
    ga?: unknown;
    gtag?: unknown;
  }
}

/** Tells an analytics facility, where there is one, which page is being read. */
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

/** CONTRACT.md section 8: dispatched from the second navigation on; the first page was the first. */
export function announceRouteChange(name: string, path: string): void {
  window.dispatchEvent(new CustomEvent('route-change', { detail: { name, path } }));
}
