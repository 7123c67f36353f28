import type { Campaign, CampaignCount } from './campaign-desk.repository.ts';

export interface CampaignReport {
  readonly campaign: Campaign;
  /** By day and place. */
  readonly counts: readonly CampaignCount[];
}

/** Adds counts up: altogether, by day and by place. */
export function sumCounts(counts: readonly CampaignCount[]) {
  const sumOf = (some: readonly CampaignCount[]) => ({
    shown: some.reduce((sum, { shown }) => sum + shown, 0),
    clicked: some.reduce((sum, { clicked }) => sum + clicked, 0),
  });
  return {
    ...sumOf(counts),
    by_day: [...Map.groupBy(counts, ({ day }) => day)].map(([day, some]) => ({ day, ...sumOf(some) })),
    by_place: [...Map.groupBy(counts, ({ place }) => place)].map(([place, some]) => ({
      place,
      ...sumOf(some),
    })),
  };
}
