import type { Alarm } from '../payments.ts';
import type { AuditRepository } from './audit.repository.ts';

/** Audits the books and raises an alarm for each violation. @returns their number */
export const createAudit =
  ({ audit, alarm }: { audit: AuditRepository; alarm: Alarm }) =>
  async (): Promise<number> => {
    const findings = await audit.listFindings();
    for (const finding of findings) alarm('audit', { ...finding });
    return findings.length;
  };
