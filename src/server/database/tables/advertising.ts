import type { AdDevice, AdKind, AdPages } from '#shared/advertising/campaign.ts';
import type { AdPlace } from '#shared/advertising/places.ts';
import type { Defaulted, Edited, Id, Json, Status } from './columns.ts';

interface Campaign {
  id: Id;
  /** First and last day of the campaign, `YYYY-MM-DD` in Tbilisi. */
  starts_on: Defaulted<string>;
  ends_on: Defaulted<string | null>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
  /** Set by a trigger, and by a job at midnight. */
  is_running: Defaulted<boolean>;
}

export interface AdvertisementTable extends Campaign, Edited {
  title: Defaulted<string>;
  position: AdPlace;
  body: string;
  pages: Json<AdPages>;
  kind: Defaulted<AdKind>;
  permit_number: Defaulted<string | null>;
  /** When the campaign runs; the days follow these. */
  starts_at: Defaulted<Date | null>;
  ends_at: Defaulted<Date | null>;
  weight: Defaulted<number>;
  cap_total: Defaulted<number | null>;
  cap_daily: Defaulted<number | null>;
  link: Defaulted<string | null>;
  device: Defaulted<AdDevice>;
}

/** What was counted of a campaign in a place; a trigger keeps it beside the counts of the day. */
export interface AdvertisementPlaceCountTable {
  advertisement_id: number;
  day: string;
  place: AdPlace;
  impressions: number;
  clicks: number;
}

export interface CampaignShareTable {
  advertisement_id: number;
  secret_hash: Buffer;
  shared_by: number | null;
  shared_at: Date;
}

export interface AdvertisementCountTable {
  advertisement_id: number;
  day: string;
  impressions: Defaulted<number>;
  clicks: Defaulted<number>;
}

export interface RecommendedDoctorTable extends Campaign, Edited {
  doctor_id: number;
  category_id: number;
  position: Defaulted<number>;
}

export interface RecommendedClinicTable extends Campaign, Edited {
  clinic_id: number;
  category_id: number;
  position: Defaulted<number>;
}
