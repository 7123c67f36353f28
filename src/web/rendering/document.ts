import { escapeMarkup } from '#shared/content/escape-markup.ts';
import type { Device } from '#shared/contracts/pages.ts';
import type { HeadTag, PageHead } from '../layouts/head/page-head.ts';
import type { PageAssets } from './assets.ts';

/** The parts of a document that are the same on all pages of a route. */
export interface ConstantParts {
  readonly links: string;
  readonly scripts: string;
  readonly site: string;
}

export interface PageDocument {
  readonly device: Device;
  readonly isPreview?: boolean;
  readonly head: PageHead;
  readonly body: string;
  readonly parts: ConstantParts;
  /** Data for the browser; absent on pages without script (error pages). */
  readonly hydration?: object;
}

/** Escapes JSON for a script element: nothing in it can end the element or the line. */
const escapeScriptText = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Writes a head tag. `data-page` marks the tags that the browser replaces on navigation. */
function writeTag({ tag, attributes, text }: HeadTag): string {
  let html = `<${tag} data-page`;
  for (const name in attributes) html += ` ${name}="${escapeMarkup(attributes[name] ?? '')}"`;
  return tag === 'script' ? `${html}>${escapeScriptText(text ?? '')}</script>` : `${html}>`;
}

/** Writes the constant parts. Pages without script preload and start none. */
export function writeConstantParts(assets: PageAssets, siteName: string, hasScript: boolean): ConstantParts {
  const preloads = hasScript ? assets.preloads : [];
  return {
    links: [
      ...assets.fonts.map(
        (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ].join(''),
    scripts: hasScript
      ? `<script src="/constants.js" defer></script>${assets.scripts
          .map((src) => `<script type="module" src="${src}"></script>`)
          .join('')}`
      : '',
    site: writeSite(siteName),
  };
}

/** Writes the whole page. It is the same for all visitors with the same device class and has no inline script. */
export function writeDocument({ device, isPreview, head, body, parts, hydration }: PageDocument): string {
  let tags = '';
  for (const tag of head.tags) tags += writeTag(tag);
  const data = hydration
    ? `<script type="application/json" id="hydration">${escapeScriptText(JSON.stringify(hydration))}</script>`
    : '';
  return `<!doctype html><html lang="ka" data-device="${device}"${isPreview ? ' data-preview' : ''}><head><meta charset="utf-8"><title>${escapeMarkup(
    head.title,
  )}</title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${parts.links}${
    parts.scripts
  }${tags}${parts.site}</head><body><div id="app">${body}</div>${data}</body></html>`;
}

const writeSite = (siteName: string): string =>
  `<meta name="color-scheme" content="light dark">` +
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a2224">` +
  `<link rel="icon" href="/static/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">` +
  `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(siteName)}" href="/rss.xml">`;
