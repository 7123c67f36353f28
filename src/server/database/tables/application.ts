import type { ApplicationKind, ApplicationStatus } from '#shared/contracts/applications.ts';
import type { Defaulted, Id } from './columns.ts';

export interface ApplicationTable {
  id: Id;
  kind: ApplicationKind;
  name: string;
  /** Digits after +995. */
  phone: string;
  profession: Defaulted<string>;
  /** Branches of medicine of a clinic, or clinics of a doctor; the main one first. */
  choices: string[];
  status: Defaulted<ApplicationStatus>;
  created_at: Date;
}
