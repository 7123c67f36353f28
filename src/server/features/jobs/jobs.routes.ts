import type { RegisterCall } from '#server/http/register-call.ts';
import { listJobs, runJobAgain } from '#shared/contracts/office/jobs.ts';
import type { JobsDesk } from './jobs.service.ts';

/** The desk of background jobs. */
export function installJobs(register: RegisterCall, desk: JobsDesk): void {
  register(listJobs, (asked) => desk.listJobs(asked.input));
  register(runJobAgain, (asked) => desk.runAgain(asked.caller, asked.input.id));
}
