export interface SitemapEntry {
  readonly address: string;
  /** ISO 8601; absent if unknown. */
  readonly changedAt?: string | undefined;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

function write(root: 'urlset' | 'sitemapindex', element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('')}</${root}>\n`;
}

/** Writes a sitemap of pages (sitemaps.org). */
export const writeSitemap = (pages: readonly SitemapEntry[]): string => write('urlset', 'url', pages);

/** Writes an index of sitemaps. */
export const writeSitemapIndex = (files: readonly SitemapEntry[]): string =>
  write('sitemapindex', 'sitemap', files);
