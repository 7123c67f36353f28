import { formatDate, formatMoment } from '#shared/content/dates.ts';
import type { PrintedDocument } from '#shared/contracts/office/printed-document.ts';
import { campaignPageText as own, campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount, writeRate } from '#shared/language/ka/office/figures.ts';
import { campaignSpan } from './campaign-page.ts';
import { type CampaignReport, sumCounts } from './sum-counts.ts';

/** What the report of a campaign says on paper, for its advertiser. The days are those that it was asked for. */
export function printCampaign(
  { campaign, counts }: CampaignReport,
  {
    at,
    siteName,
    from,
    to,
  }: { at: Date; siteName: string; from?: string | undefined; to?: string | undefined },
): PrintedDocument {
  const { title, place, state } = campaign;
  const { shown, clicked, by_day, by_place } = sumCounts(counts);
  const figures = (one: { shown: number; clicked: number }) => [
    writeCount(one.shown),
    writeCount(one.clicked),
    writeRate(one),
  ];
  const columns = (first: string) => [first, text.columns.shown, text.columns.clicked, text.rate];
  const total = [text.total, ...figures({ shown, clicked })];
  const days = [from, to].map((day) => (day ? formatDate(day) : '…')).join(' – ');
  return {
    ...{ siteName, at, subject: own.title, title: title || own.title },
    facts: [
      { name: text.columns.state, value: text.states[state] },
      { name: text.columns.place, value: place ? text.places[place] : '–' },
      { name: own.span, value: campaignSpan(campaign) },
      ...(from || to ? [{ name: own.days, value: days }] : []),
      { name: own.updated, value: formatMoment(at.toISOString()) },
    ],
    tables: [
      {
        ...{ title: text.byPlace, columns: columns(text.place), total },
        rows: by_place.map((one) => [text.places[one.place], ...figures(one)]),
      },
      {
        ...{ title: text.byDay, columns: columns(text.day), total },
        rows: by_day.map((one) => [formatDate(one.day), ...figures(one)]),
        bars: by_day.map((one) => one.shown),
      },
    ],
    notes: [own.explained],
  };
}
