/** Ages in months of the first year's checklists in CDC's "Learn the Signs. Act Early." (2022). */
export const checkpoints = [2, 4, 6, 9, 12] as const;
export type Checkpoint = (typeof checkpoints)[number];

export type WindowName = 'sitting' | 'standingHeld' | 'crawling' | 'walkingHeld' | 'standing' | 'walking';

/** WHO windows of six motor milestones: 1st and 99th percentile, months (WHO MGRS, 2006). */
export const motorWindows: readonly {
  readonly name: WindowName;
  readonly from: number;
  readonly to: number;
}[] = [
  { name: 'sitting', from: 3.8, to: 9.2 },
  { name: 'standingHeld', from: 4.8, to: 11.4 },
  { name: 'crawling', from: 5.2, to: 13.5 },
  { name: 'walkingHeld', from: 5.9, to: 13.7 },
  { name: 'standing', from: 6.9, to: 16.9 },
  { name: 'walking', from: 8.2, to: 17.6 },
];

/** Days of an average month, as WHO counts. */
export const daysOfMonth = 30.4375;
