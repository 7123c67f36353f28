import type { RegisterCall } from '#server/http/register-call.ts';
import { applyAsClinic, applyAsDoctor } from '#shared/contracts/applications.ts';
import {
  listDeskApplications,
  markApplication,
  noteApplication,
} from '#shared/contracts/office/words/applications.ts';
import type { Applications } from './applications.service.ts';
import type { ApplicationsDesk } from './applications-desk.service.ts';

/** Registers the applications to be recommended (CONTRACT.md section 6), and their desk in the office. */
export function installApplications(
  register: RegisterCall,
  { apply, desk }: Applications & { readonly desk: ApplicationsDesk },
): void {
  register(applyAsClinic, ({ origin, input }) => apply({ origin, kind: 'clinic', application: input }));
  register(applyAsDoctor, ({ origin, input }) => apply({ origin, kind: 'doctor', application: input }));

  register(listDeskApplications, ({ input }) => desk.listApplications(input));
  register(markApplication, ({ caller, input }) => desk.mark(caller, input));
  register(noteApplication, ({ caller, input }) => desk.note(caller, input));
}
