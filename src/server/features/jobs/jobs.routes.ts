import type { RegisterCall } from '#server/http/register-call.ts';
import { listJobs, runJobAgain } from '#shared/contracts/office/jobs.ts';
import type { JobsDesk } from './jobs.service.ts';

/** The desk of background jobs. */
export function installJobs(register: RegisterCall, desk: JobsDesk): void {
  register(listJobs, (incoming) => desk.listJobs(incoming.input));
  register(runJobAgain, (incoming) => desk.runAgain(incoming.caller, incoming.input.id));
}
