import type { AdKind, AdPages } from '#shared/advertising/campaign.ts';
import type { AdPlace } from '#shared/advertising/places.ts';
import type { Defaulted, Id, Json, Status } from './columns.ts';

interface Campaign {
  id: Id;
  /** The first and the last day, `YYYY-MM-DD` in Tbilisi. */
  starts_on: Defaulted<string>;
  ends_on: Defaulted<string | null>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
  /** Kept by trigger, and by a job when a day begins. */
  is_running: Defaulted<boolean>;
}

export interface AdvertisementTable extends Campaign {
  title: Defaulted<string>;
  position: AdPlace;
  body: string;
  pages: Json<AdPages>;
  kind: Defaulted<AdKind>;
  permit_number: Defaulted<string | null>;
}

export interface AdvertisementCountTable {
  advertisement_id: number;
  day: string;
  impressions: Defaulted<number>;
  clicks: Defaulted<number>;
}

export interface RecommendedDoctorTable extends Campaign {
  doctor_id: number;
  category_id: number;
  position: Defaulted<number>;
}

export interface RecommendedClinicTable extends Campaign {
  clinic_id: number;
  category_id: number;
  position: Defaulted<number>;
}
