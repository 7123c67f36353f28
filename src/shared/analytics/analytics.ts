/** The service that counts visits, as the setting `ANALYTICS` names it (CONTRACT.md section 2). */
export type Analytics =
  | { readonly kind: 'gtag'; readonly id: string }
  | { readonly kind: 'matomo'; readonly url: string; readonly site: string }
  | { readonly kind: 'plausible'; readonly domain: string; readonly url: string };

/** Reads `gtag:ID`, `matomo:URL,SITE` or `plausible:DOMAIN,URL`; undefined for anything else. */
export function readAnalytics(setting: string): Analytics | undefined {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(setting) ?? [];
  const [first = '', second = ''] = rest.split(',').map((part) => part.trim());
  if (kind === 'gtag' && /^[A-Z]+-[\w-]{4,30}$/.test(rest)) return { kind, id: rest };
  if (kind === 'matomo' && isAddress(first) && /^\d{1,9}$/.test(second))
    return { kind, url: withSlash(first), site: second };
  if (kind === 'plausible' && /^[\w.-]{3,100}$/.test(first) && isAddress(second))
    return { kind, domain: first, url: withSlash(second) };
  return undefined;
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** The hosts that the page may load scripts from and send to, for its content policy: none where nothing is counted. */
export function sourcesOf(analytics: Analytics | undefined): {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
} {
  if (!analytics) return { scripts: [], connections: [] };
  if (analytics.kind === 'gtag')
    return {
      scripts: ['https://www.googletagmanager.com'],
      connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    };
  return { scripts: [], connections: [new URL(analytics.url).origin] };
}

/** A visit as it is told to the service. */
export interface Visit {
  /** Origin and path of the page without its query, which has searched words and chosen filters. */
  readonly address: string;
  /** The route's name in place of the title, which repeats what was searched. */
  readonly title: string;
}

/** Returns the request that tells a visit to a service without a script of its own. */
export function describeVisit(
  analytics: Exclude<Analytics, { kind: 'gtag' }>,
  { address, title }: Visit,
): { readonly url: string; readonly body: string } {
  if (analytics.kind === 'plausible') {
    const event = { name: 'pageview', domain: analytics.domain, url: address };
    return { url: `${analytics.url}api/event`, body: JSON.stringify(event) };
  }
  const facts = { idsite: analytics.site, rec: '1', url: address, action_name: title, apiv: '1' };
  return { url: `${analytics.url}matomo.php`, body: new URLSearchParams(facts).toString() };
}
