import type { RegisterCall } from '#server/http/register-call.ts';
import { reportCsp } from '#shared/contracts/csp-reports.ts';
import type { CspReports } from './csp-reports.service.ts';

/** Receives reports of Content-Security-Policy violations; malformed ones are ignored. */
export function installCspReports(register: RegisterCall, reports: CspReports): void {
  register(reportCsp, async ({ request, origin, reply }) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await reports.receive({ raw, address: origin.address });
    return reply.code(204).send();
  });
}
