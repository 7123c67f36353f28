import type { Config } from '#server/config.ts';

/** Headers of every answer of the portal, computed once from the settings (CONTRACT.md section 3). */
export function securityHeaders(
  config: Pick<Config, 'SITE_URL' | 'MEDIA_URL' | 'CARTU_URL'>,
  { development = false }: { development?: boolean } = {},
): Record<string, string> {
  const media = originOf(config.MEDIA_URL);
  const bank = originOf(config.CARTU_URL);
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Hot reload writes styles into the page and listens on a socket; nobody but a developer sees those pages.
    ...(development ? ["connect-src 'self' ws:"] : []),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src ${["'self'", 'data:', media].filter(Boolean).join(' ')}`,
    `media-src ${["'self'", media].filter(Boolean).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", bank].filter(Boolean).join(' ')}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.SITE_URL.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

function originOf(address: string | undefined): string | undefined {
  return address && /^https?:/.test(address) ? new URL(address).origin : undefined;
}
