import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { advertising } from '#shared/language/ka/site/shell.ts';

/**
 * The security policy of an advertisement's document: an opaque origin, no connections to other servers; it may run scripts,
 * draw and open a page on a click. It also applies when the address is opened directly.
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

/** The markup as the frame writes it: markup without a link of its own is one link to the advertiser. */
export const withLink = ({ body, link }: { readonly body: string; readonly link: string | null }): string =>
  link && !/<(a|area)\s/i.test(body)
    ? `<a href="${escapeMarkup(link)}" rel="noopener nofollow sponsored">${body}</a>`
    : body;

/**
 * The document in which the office shows markup that is not out yet. It holds nothing itself: the page that frames it sends the
 * markup, once, and the policy of all ad frames holds for it.
 */
export const previewDocument = `<!doctype html><html lang="ka"><head><meta charset="utf-8"><title>${advertising.label}</title><base target="_blank"><style>${frame}</style></head><body><script>addEventListener('message',({source,data})=>{if(source===parent&&source!==window&&typeof data?.markup==='string')document.body.innerHTML=data.markup})</script></body></html>`;

/**
 * Builds the document that an ad frame loads. Without script the markup is displayed as it is; with script it is inert text in
 * `noscript`, which the guard (`web/advertising/frame/ad-guard.ts`) writes into the document.
 */
export const adDocument = (markup: string, guard: string): string =>
  `<!doctype html><html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${advertising.label}</title><base target="_blank"><style>${frame}</style></head><body><noscript>${markup.replace(/<\/noscript/gi, '</x-noscript')}</noscript><script>${guard.replace(/<\/script/gi, '<\\/script')}</script></body></html>`;
