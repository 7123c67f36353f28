import type { Actor } from '#server/records/revisions/opening.service.ts';
import { refusal } from '#server/records/revisions/refusals.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import { calculators } from '#shared/calculators/registry.ts';
import { fault } from '#shared/collections/record-faults.ts';
import type { ExportColumn } from '#shared/contracts/office/export-table.ts';
import { reportsText as text } from '#shared/language/ka/office/reports.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { ReportDay, ReportsRepository } from './reports.repository.ts';

export type ReportsService = ReturnType<typeof createReportsService>;

const dayMs = 86_400_000;
const usualDays = 30;
const maxDays = 800;

/** The desk of reports: what readers did, and for admins what was earned. */
export function createReportsService({
  reports,
  now,
}: {
  readonly reports: ReportsRepository;
  readonly now: () => number;
}) {
  /** @throws Problem 400 at `from` or `to` */
  function spanOf(query: { from?: string | undefined; to?: string | undefined }): {
    from: string;
    to: string;
  } {
    const to = query.to ?? todayAt(now());
    const from = query.from ?? new Date(Date.parse(to) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
    if (from > to) throw refusal([fault('to', 'ends_before_start')]);
    if (Date.parse(to) - Date.parse(from) >= maxDays * dayMs)
      throw refusal([fault('from', 'too_many', { max: maxDays })]);
    return { from, to };
  }

  async function reportDays(
    { roles }: Actor,
    query: Parameters<typeof spanOf>[0],
  ): Promise<{ from: string; to: string; maySeeSales: boolean; days: readonly ReportDay[] }> {
    const { from, to } = spanOf(query);
    return {
      ...{ from, to, maySeeSales: roles.includes('admin') },
      days: await reports.reportDays({ from, to }),
    };
  }

  async function listReports(actor: Actor, query: Parameters<typeof reportDays>[1]) {
    const { from, to, maySeeSales, days } = await reportDays(actor, query);
    return {
      ...{ from, to },
      views: seriesOf(days, 'views'),
      searches: seriesOf(days, 'searches'),
      questions: seriesOf(days, 'questions'),
      calculations: seriesOf(days, 'calculations'),
      video_ads: seriesOf(days, 'video_ads'),
      by_calculator: (await reports.sumCalculators({ from, to })).map((one) => ({
        ...one,
        title: titles.get(one.calculator) ?? one.calculator,
      })),
      sales: maySeeSales ? inGel(seriesOf(days, 'sales')) : null,
    };
  }

  /** The report as lines of a table. */
  async function listLines(actor: Actor, query: Parameters<typeof reportDays>[1]) {
    const { maySeeSales, days } = await reportDays(actor, query);
    return {
      lines: days.map(({ sales, ...day }) => ({
        ...day,
        ...(maySeeSales ? { sales: formatGel(sales) } : {}),
      })),
      columns: [...countColumns, ...(maySeeSales ? [salesColumn] : []), ...laterColumns],
    };
  }

  return { spanOf, listReports, listLines };
}

const titles = new Map(calculators.map(({ alias, title }) => [alias, title]));

const { series } = text;
const countColumns: readonly ExportColumn[] = [
  { name: 'day', heading: text.day, kind: 'day' },
  { name: 'views', heading: series.views, kind: 'number' },
  { name: 'searches', heading: series.searches, kind: 'number' },
  { name: 'questions', heading: series.questions, kind: 'number' },
];
/** Columns that were added later stand last, so that programs which read columns by position go on working. */
const laterColumns: readonly ExportColumn[] = [
  { name: 'calculations', heading: series.calculations, kind: 'number' },
  { name: 'video_ads', heading: series.video_ads, kind: 'number' },
];
const salesColumn: ExportColumn = { name: 'sales', heading: series.sales, kind: 'money' };

interface Series {
  readonly total: number;
  readonly by_day: { readonly day: string; readonly total: number }[];
}

const seriesOf = (days: readonly ReportDay[], name: Exclude<keyof ReportDay, 'day'>): Series => ({
  total: days.reduce((sum, day) => sum + day[name], 0),
  by_day: days.map((day) => ({ day: day.day, total: day[name] })),
});

const inGel = ({ total, by_day }: Series) => ({
  total: formatGel(total),
  by_day: by_day.map(({ day, total: amount }) => ({ day, total: formatGel(amount) })),
});
