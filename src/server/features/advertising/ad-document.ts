import { advertising } from '#shared/language/ka/shell.ts';
import { adGuard } from './ad-guard.ts';

/**
 * The policy of an advertisement's own document: an origin that is nobody's, nothing of others' servers, and no more
 * than running, drawing and opening a page when it is pressed. It holds when somebody opens the address itself as well.
 */
export const adHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'public, max-age=60',
} as const;

const frame = 'html,body{margin:0;overflow:hidden}body{display:flow-root}img{max-width:100%}';

/**
 * An advertisement's markup as the document its frame shows. Without script it is drawn as it stands; with script
 * `noscript` holds it as text, of which no markup can get out, and the guard writes it.
 */
export const adDocument = (markup: string): string =>
  `<!doctype html><html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${advertising.label}</title><base target="_blank"><style>${frame}</style></head><body><noscript>${markup.replace(/<\/noscript/gi, '</x-noscript')}</noscript><script>${adGuard}</script></body></html>`;
