import type { ApplicationKind, ApplicationStatus } from '#shared/contracts/applications.ts';
import type { Defaulted, Id } from './columns.ts';

export interface ApplicationTable {
  id: Id;
  kind: ApplicationKind;
  name: string;
  /** The digits after +995. */
  phone: string;
  profession: Defaulted<string>;
  /** Ids of a clinic's branches of medicine, or of a doctor's clinics; the main one first. */
  choices: string[];
  status: Defaulted<ApplicationStatus>;
  note: Defaulted<string>;
  /** The record of the recommended list that was made when it was agreed. */
  recommended_id: Defaulted<number | null>;
  created_at: Date;
}
