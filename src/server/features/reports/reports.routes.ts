import { inOnePart, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import { listHealth } from '#shared/contracts/office/health.ts';
import { listReports } from '#shared/contracts/office/reports.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import type { HealthService } from './health.service.ts';
import type { ReportsService } from './reports.service.ts';

/** The desks of reports and of what content lacks. */
export function installReports(register: RegisterCall, reports: ReportsService & HealthService): void {
  register(listHealth, (incoming) => reports.listHealth(incoming.input));
  register(listReports, async ({ caller, inputBeside, reply }) => {
    const { format, ...span } = await inputBeside(reports.spanOf);
    if (format === 'json') return reports.listReports(caller, span);
    const { lines, columns } = await reports.listLines(caller, span);
    return sendTable(reply, format, { name: 'reports', title: deskNames.reports, columns }, inOnePart(lines));
  });
}
