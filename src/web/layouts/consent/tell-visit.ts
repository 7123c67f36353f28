import { type Analytics, describeVisit, type Visit } from '#shared/analytics/analytics.ts';

interface TagWindow {
  dataLayer?: unknown[];
  gtag?: unknown;
}

/** Tells a visit to the service of the portal's owner. Only called with the reader's consent. */
export function tellVisit(analytics: Analytics, visit: Visit): void {
  if (analytics.kind === 'gtag') {
    startTag(analytics.id, visit);
    return;
  }
  const { url, body } = describeVisit(analytics, visit);
  const options = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' } as const;
  fetch(url, { ...options, referrerPolicy: 'no-referrer' }).catch(() => undefined);
}

/** Loads the tag with the first visit. `page-views.ts` tells it the later ones, as it tells any `gtag` of a page. */
function startTag(id: string, { address, title }: Visit): void {
  const page: TagWindow = window;
  if (page.gtag) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  const gtag = function () {
    // biome-ignore lint/complexity/noArguments: the tag reads the arguments object, not an array
    layer.push(arguments);
  } as (...command: unknown[]) => void;
  page.gtag = gtag;
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_location: address,
    page_title: title,
    page_referrer: '',
  });
  gtag('event', 'page_view', { page_location: address, page_title: title, page_referrer: '' });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
}

/** Removes the cookies of the tag when the reader withdraws consent; it stores them for the widest domain that it can. */
export function forgetVisits(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (name.startsWith('_ga'))
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
      for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
