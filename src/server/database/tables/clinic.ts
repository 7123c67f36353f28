import type { Location, OpeningHours } from '#shared/collections/clinic.ts';
import type { Body, Dated, Defaulted, Edited, Id, Json, Meta, OptionalJson, Stated } from './columns.ts';

export interface MedicineBranchTable extends Edited {
  id: Id;
  name: string;
}

export interface ClinicTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  images: Defaulted<string[]>;
  introtext: Defaulted<string>;
  city: Defaulted<string>;
  address: Defaulted<string>;
  location: OptionalJson<Location>;
  phones: Defaulted<string[]>;
  email: Defaulted<string | null>;
  website: Defaulted<string | null>;
  hours: Json<OpeningHours[]>;
  verified_at: Defaulted<string | null>;
}

export interface ClinicBranchTable {
  clinic_id: number;
  medicine_branch_id: number;
  position: Defaulted<number>;
}
