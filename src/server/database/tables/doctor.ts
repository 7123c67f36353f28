import type { Body, Dated, Defaulted, Edited, Id, Meta, Stated } from './columns.ts';

export interface ProfessionTable extends Edited {
  id: Id;
  alias: string;
  title: string;
}

export interface DoctorTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  phones: Defaulted<string[]>;
  languages: Defaulted<string[]>;
  experience_since: Defaulted<number | null>;
  license_number: Defaulted<string | null>;
  verified_at: Defaulted<string | null>;
}

export interface DoctorProfessionTable {
  doctor_id: number;
  profession_id: number;
  position: Defaulted<number>;
}

export interface DoctorClinicTable {
  doctor_id: number;
  clinic_id: number;
  position: Defaulted<number>;
}
