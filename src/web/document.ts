import { escapeMarkup } from '#shared/content/escape-markup.ts';
import type { Device, Pieces } from '#shared/contracts/pages.ts';
import type { PageAssets } from './assets.ts';
import { escapeJson } from './escape.ts';
import type { HeadTag, PageHead } from './frames/page-head.ts';

/** The parts of a document that stay the same from page to page, written once per route. */
export interface DocumentParts {
  readonly links: string;
  readonly scripts: string;
  readonly site: string;
}

export interface PageDocument {
  readonly device: Device;
  readonly head: PageHead;
  readonly body: Pieces;
  readonly parts: DocumentParts;
  /** JSON as it stands in the page; absent on pages that live without script (error pages). */
  readonly hydration?: Pieces;
}

/** `data-page` marks the tags the browser exchanges on navigation. */
function writeTag({ tag, attributes, text }: HeadTag): string {
  let html = `<${tag} data-page`;
  for (const name in attributes) html += ` ${name}="${escapeMarkup(attributes[name] ?? '')}"`;
  return tag === 'script' ? `${html}>${escapeJson(text ?? '')}</script>` : `${html}>`;
}

/** Writes what does not change. A page without script neither preloads nor starts any. */
export function writeParts(assets: PageAssets, siteName: string, isAlive: boolean): DocumentParts {
  const preloads = isAlive ? assets.preloads : [];
  return {
    links: [
      ...assets.fonts.map(
        (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ].join(''),
    scripts: isAlive
      ? `<script src="/constants.js" defer></script>${assets.scripts
          .map((src) => `<script type="module" src="${src}"></script>`)
          .join('')}`
      : '',
    site: writeSite(siteName),
  };
}

/** The whole page. It is the same for every visitor with the same kind of device, and holds no inline script. */
export function writeDocument({ device, head, body, parts, hydration }: PageDocument): Pieces {
  let tags = '';
  for (const tag of head.tags) tags += writeTag(tag);
  const start = `<!doctype html><html lang="ka" data-device="${device}"><head><meta charset="utf-8"><title>${escapeMarkup(
    head.title,
  )}</title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${parts.links}${
    parts.scripts
  }${tags}${parts.site}</head><body><div id="app">`;
  if (!hydration) return [start, ...body, '</div></body></html>'];
  const data = '</div><script type="application/json" id="hydration">';
  return [start, ...body, data, ...hydration, '</script></body></html>'];
}

const writeSite = (siteName: string): string =>
  `<meta name="color-scheme" content="light dark">` +
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a2224">` +
  `<link rel="icon" href="/static/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">` +
  `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(siteName)}" href="/rss.xml">`;
