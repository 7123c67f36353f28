import type { Device } from '#shared/contracts/pages.ts';
import type { PageAssets } from './assets.ts';
import type { HeadTag, PageHead } from './frames/page-head.ts';

export interface PageDocument {
  readonly device: Device;
  readonly head: PageHead;
  readonly body: string;
  readonly assets: PageAssets;
  readonly siteName: string;
  /** Absent on pages that live without script (error pages). */
  readonly hydration?: unknown;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that may stand in a script element: nothing in it can end the element or the line. */
const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const writeAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** `data-page` marks the tags the browser exchanges on navigation. */
const writeTag = ({ tag, attributes, text }: HeadTag): string =>
  tag === 'script'
    ? `<script data-page${writeAttributes(attributes)}>${escapeJson(text ?? '')}</script>`
    : `<${tag} data-page${writeAttributes(attributes)}>`;

const writeAssets = ({ fonts, styles, preloads }: PageAssets): string =>
  [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');

const writeScripts = (page: PageDocument): string =>
  page.hydration === undefined
    ? ''
    : `<script src="/constants.js" defer></script>${page.assets.scripts
        .map((src) => `<script type="module" src="${src}"></script>`)
        .join('')}`;

const writeHydration = ({ hydration }: PageDocument): string =>
  hydration === undefined
    ? ''
    : `<script type="application/json" id="hydration">${escapeJson(JSON.stringify(hydration))}</script>`;

/** The whole page. It is the same for every visitor with the same kind of device, and holds no inline script. */
export function writeDocument(page: PageDocument): string {
  const assets = page.hydration === undefined ? { ...page.assets, preloads: [] } : page.assets;
  return `<!doctype html><html lang="ka" data-device="${page.device}"><head><meta charset="utf-8"><title>${escapeHtml(
    page.head.title,
  )}</title><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${writeAssets(
    assets,
  )}${writeScripts(page)}${page.head.tags.map(writeTag).join('')}${siteTags(
    page.siteName,
  )}</head><body><div id="app">${page.body}</div>${writeHydration(page)}</body></html>`;
}

const siteTags = (siteName: string): string =>
  `<meta name="color-scheme" content="light dark">` +
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a2224">` +
  `<link rel="icon" href="/static/icon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">` +
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)}" href="/rss.xml">`;
