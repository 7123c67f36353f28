import type { FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import { readAnalytics, sourcesOf } from '#shared/analytics/analytics.ts';
import { reportCsp } from '#shared/contracts/csp-reports.ts';
import { readMapTiles } from '#shared/geography/map-tiles.ts';

/** The security headers of every answer but files of the build and of media, computed once from the settings (CONTRACT.md section 3). */
export function securityHeaders(
  config: Pick<Config, 'SITE_URL' | 'MEDIA_URL' | 'CARTU_URL' | 'ANALYTICS' | 'MAP_TILES'>,
  { development = false }: { development?: boolean } = {},
): Record<string, string> {
  const media = originOf(config.MEDIA_URL);
  const bank = originOf(config.CARTU_URL);
  const analytics = sourcesOf(readAnalytics(config.ANALYTICS ?? ''));
  const map = readMapTiles(config.MAP_TILES ?? '')?.origin;
  const connections = [development && 'ws:', ...analytics.connections, map].filter(Boolean);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...analytics.scripts].join(' '),
    // Hot reload adds inline styles and uses a websocket; only development pages have it.
    // A map's pictures are fetched, not shown as images. It stands in every page's policy, since readers reach the map without a new document.
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(' ')] : []),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', media].filter(Boolean).join(' ')}`,
    // An article's video may be at any address (CONTRACT.md section 4); nothing of it is loaded before the reader plays it.
    "media-src 'self' https: http:",
    // A document of a question is shown by the browser's own viewer, out of memory: calls bring it, under a right.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", bank].filter(Boolean).join(' ')}`,
    // Two directives for the same address, as some browsers know only one of them.
    `report-uri ${reportCsp.path}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${reportCsp.path}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The position is asked for by the directories alone, and never leaves the browser.
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.SITE_URL.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** What only a document heeds. A file that is no page goes out without them: on a first visit there are some eighty. */
const documentHeaders = [
  'content-security-policy',
  'reporting-endpoints',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

export function dropDocumentHeaders(reply: Pick<FastifyReply, 'removeHeader'>): void {
  for (const name of documentHeaders) reply.removeHeader(name);
}

function originOf(address: string | undefined): string | undefined {
  return address && /^https?:/.test(address) ? new URL(address).origin : undefined;
}
