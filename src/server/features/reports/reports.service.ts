import type { Actor } from '#server/records/revisions/opening.service.ts';
import { refusal } from '#server/records/revisions/refusals.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import { fault } from '#shared/collections/record-faults.ts';
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
  async function reportDays(
    { roles }: Actor,
    asked: { from?: string | undefined; to?: string | undefined },
  ): Promise<{ from: string; to: string; maySeeSales: boolean; days: readonly ReportDay[] }> {
    const to = asked.to ?? todayAt(now());
    const from = asked.from ?? new Date(Date.parse(to) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
    if (from > to) throw refusal([fault('to', 'ends_before_start')]);
    if (Date.parse(to) - Date.parse(from) >= maxDays * dayMs)
      throw refusal([fault('from', 'too_many', { max: maxDays })]);
    return {
      ...{ from, to, maySeeSales: roles.includes('admin') },
      days: await reports.reportDays({ from, to }),
    };
  }

  async function listReports(actor: Actor, asked: Parameters<typeof reportDays>[1]) {
    const { from, to, maySeeSales, days } = await reportDays(actor, asked);
    return {
      ...{ from, to },
      views: seriesOf(days, 'views'),
      searches: seriesOf(days, 'searches'),
      questions: seriesOf(days, 'questions'),
      sales: maySeeSales ? inGel(seriesOf(days, 'sales')) : null,
    };
  }

  /** The report as lines of a table. */
  async function listLines(actor: Actor, asked: Parameters<typeof reportDays>[1]) {
    const { maySeeSales, days } = await reportDays(actor, asked);
    return days.map(({ sales, ...day }) => ({ ...day, ...(maySeeSales ? { sales: formatGel(sales) } : {}) }));
  }

  return { listReports, listLines };
}

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
