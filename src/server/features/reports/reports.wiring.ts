import type { Database } from '../../database/connect.ts';
import { createHealthRepository } from './health.repository.ts';
import { createHealthService } from './health.service.ts';
import { createReportsRepository } from './reports.repository.ts';
import { createReportsService } from './reports.service.ts';

/** Wires the desks of reports and of what content lacks. */
export const wireReports = ({ db, now }: { readonly db: Database; readonly now: () => number }) => ({
  ...createReportsService({ reports: createReportsRepository(db), now }),
  ...createHealthService({ health: createHealthRepository(db), now }),
});
