import { createHash } from 'node:crypto';
import { formatDate, formatMoment } from '#shared/content/dates.ts';
import { escapeMarkup } from '#shared/content/escape-markup.ts';
import { campaignPageText as own, campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount, writeRate } from '#shared/language/ka/office/figures.ts';
import { campaignFilePath } from '#shared/paths/paths.ts';
import { type CampaignReport, sumCounts } from './sum-counts.ts';

const style = `:root{color-scheme:light dark;font:16px/1.5 "Noto Sans Georgian",sylfaen,system-ui,sans-serif}
body{margin:0 auto;max-width:780px;padding:24px}
h1{font-size:1.625rem;line-height:1.25;margin:0 0 8px}h2{font-size:1.125rem;margin:32px 0 8px}
a{color:inherit;display:inline-block;padding:10px 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{opacity:.8}dd{margin:0}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:8px 12px 8px 0;border-bottom:1px solid}
th:nth-child(n+2),td:nth-child(n+2){text-align:end;font-variant-numeric:tabular-nums}
@media (width<=520px){body{padding:16px}table{font-size:.875rem}th,td{padding-right:6px;overflow-wrap:anywhere}}
rect{fill:currentColor;opacity:.55}svg{display:block;width:100%;height:120px}
@media print{.screen{display:none}body{padding:0}tr{break-inside:avoid}}`;

/** No address of the page is passed on, no robot keeps it, and it loads nothing. */
export const campaignPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const;

/** When a campaign runs: „1 ნოემბერი, 2026, 00:00 – უვადოდ“. */
export const campaignSpan = ({ starts_at: from, ends_at: until }: CampaignReport['campaign']): string =>
  [from ? formatMoment(from.toISOString()) : '', until ? formatMoment(until.toISOString()) : text.noEnd].join(
    ' – ',
  );

/** Writes the page of one campaign for its advertiser. It links to the same report as files. */
export function campaignPage(
  { campaign, counts }: CampaignReport,
  { at, siteName, secret }: { readonly at: Date; readonly siteName: string; readonly secret: string },
): string {
  const { title, place, state } = campaign;
  const { shown, clicked, by_day, by_place } = sumCounts(counts);
  const row = (name: string, one: { shown: number; clicked: number }) =>
    `<tr><th scope="row">${escapeMarkup(name)}</th><td>${writeCount(one.shown)}</td><td>${writeCount(one.clicked)}</td><td>${writeRate(one)}</td></tr>`;
  const table = (first: string, rows: readonly string[]) =>
    `<table><thead><tr>${[first, text.columns.shown, text.columns.clicked, text.rate].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const total = row(text.total, { shown, clicked });
  return writePage(
    siteName,
    `<h1>${escapeMarkup(title) || own.title}</h1>
<dl><dt>${text.columns.state}</dt><dd>${text.states[state]}</dd>
<dt>${text.columns.place}</dt><dd>${place ? text.places[place] : ''}</dd>
<dt>${own.span}</dt><dd>${campaignSpan(campaign)}</dd></dl>
<p>${own.updated}: ${formatMoment(at.toISOString())}</p>
<p class="screen">${files(secret)}</p>
<h2>${text.byPlace}</h2>${table(
      text.place,
      by_place.map((one) => row(text.places[one.place], one)).concat(total),
    )}
<h2>${text.byDay}</h2>${by_day.length > 0 ? bars(by_day) : ''}${table(
      text.day,
      by_day.map((one) => row(formatDate(one.day), one)).concat(total),
    )}
<p>${own.explained}</p>`,
  );
}

const files = (secret: string): string =>
  (['pdf', 'csv'] as const)
    .map((format) => `<a href="${campaignFilePath(secret, format)}" download>${own.files[format]}</a>`)
    .join(' · ');

/** Writes the page for an address that stands for nothing. */
export const missingCampaignPage = (siteName: string): string =>
  writePage(siteName, `<h1>${own.title}</h1><p>${own.missing}</p>`);

const writePage = (siteName: string, body: string): string =>
  `<!doctype html><html lang="ka"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${own.title} – ${escapeMarkup(siteName)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** Draws impressions by day; the table below says the same in figures. */
function bars(days: readonly { readonly shown: number }[]): string {
  const most = Math.max(1, ...days.map(({ shown }) => shown));
  const drawn = days.map(({ shown }, at) => {
    const height = (shown / most) * 100;
    return `<rect x="${at * 10 + 1}" y="${100 - height}" width="8" height="${height}"/>`;
  });
  return `<svg viewBox="0 0 ${Math.max(days.length, 30) * 10} 100" preserveAspectRatio="none" aria-hidden="true">${drawn.join('')}</svg>`;
}
