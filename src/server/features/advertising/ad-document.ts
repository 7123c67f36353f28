import { advertising } from '#shared/language/ka/shell.ts';

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

/**
 * What no sandbox forbids an advertisement: taking the keyboard from whoever reads, scrolling the page to itself, filling
 * the way back. These do nothing in its document; a fragment in its address, which nothing can forbid, ends it.
 */
const keepStill = `(() => {
  const still = (of, ...names) => {
    for (const name of names) if (name in of) Object.defineProperty(of, name, { value: () => {} });
  };
  for (const kind of [HTMLElement, SVGElement, MathMLElement]) still(kind.prototype, 'focus');
  still(Element.prototype, 'scrollIntoView', 'scrollIntoViewIfNeeded');
  still(HTMLDialogElement.prototype, 'show', 'showModal');
  still(History.prototype, 'pushState', 'replaceState');
  still(window, 'focus');
  addEventListener('hashchange', () => location.replace('about:blank'));
})();`;

/**
 * Tells the page when something of the advertisement has a size, and when it is pressed. The page asks when it begins
 * to listen: a frame may have been there first.
 */
const watch = `(() => {
  const root = document.body;
  const range = document.createRange();
  let shown = false;
  const say = (ad) => parent.postMessage({ ad }, '*');
  const look = () => {
    if (shown) return;
    range.selectNodeContents(root);
    shown = [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
    if (shown) say('shown');
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.ad !== 'ask') return;
    if (shown) say('shown');
    else look();
  });
  addEventListener('load', look, true);
  addEventListener('click', () => say('pressed'), true);
  new ResizeObserver(look).observe(root);
  new MutationObserver(look).observe(root, { childList: true, subtree: true, attributes: true });
  look();
})();`;

const frame = 'html,body{margin:0;overflow:hidden}body{display:flow-root}img{max-width:100%}';

/** An advertisement's markup as the document its frame shows. Our own script comes first, so markup cannot swallow it. */
export const adDocument = (markup: string): string =>
  `<!doctype html><html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${advertising.label}</title><base target="_blank"><style>${frame}</style></head><body><script>${keepStill}${watch}</script>${markup}</body></html>`;
