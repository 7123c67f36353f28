import { offline as text } from '#shared/language/ka/site/offline.ts';
import { paths } from '#shared/paths/paths.ts';
import type { Shelf, StoredPage } from './stored-pages.ts';

/** The styles of the page, kept when the worker is installed. */
export const offlineStyles = '/static/offline.css';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Writes the page for an address that is not kept: it lists what can be read. Titles come escaped from kept pages. */
export function writeOfflinePage(kept: Readonly<Record<Shelf, readonly StoredPage[]>>): Response {
  const lists = (['saved', 'calculators', 'read'] as const)
    .filter((shelf) => kept[shelf].length > 0)
    .map(
      (shelf) =>
        `<section data-kept="${shelf}"><h3>${text.shelves[shelf]}</h3><ul>${kept[shelf].map(writeLink).join('')}</ul></section>`,
    );
  const html =
    `<!doctype html><html lang="ka"><head><meta charset="utf-8"><title>${text.title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    '<meta name="color-scheme" content="light dark"><link rel="icon" href="/static/icon.svg" type="image/svg+xml">' +
    `<link rel="stylesheet" href="${offlineStyles}"></head><body><main data-offline>` +
    `<h1>${text.title}</h1><p>${text.text}</p><p><a class="retry" href="">${text.retry}</a></p>` +
    `<p>${text.emergency}</p><p><a class="call" href="tel:112">${text.call}</a></p><h2>${text.readable}</h2>` +
    `${lists.join('') || `<p>${text.nothing}</p>`}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

const writeLink = ({ address, title }: StoredPage): string =>
  `<li><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '%22')}">${address === paths.home ? title : shorten(title)}</a></li>`;

/** Titles end with the site's name, which says nothing in a list of its pages. */
const shorten = (title: string): string => title.replace(/ - [^-]+$/, '');
