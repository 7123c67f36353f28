import { type FetalSize, fetalSizes } from './sizes.data.ts';

export interface FetusResult extends FetalSize {
  /** Completed weeks of gestation, 0..45. */
  readonly week: number;
}

/** Sizes at a completed gestational week; absent if no source gives them. */
export const sizeAt = (week: number): FetusResult =>
  fetalSizes.find((each) => each.week === week) ?? { week };
