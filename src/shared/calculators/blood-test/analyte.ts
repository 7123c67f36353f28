/** Limits in the SI unit: `from` and `to` are inclusive, `over` and `under` exclusive. */
export interface Range {
  readonly from?: number;
  readonly over?: number;
  readonly to?: number;
  readonly under?: number;
}

export interface Unit {
  /** As printed by laboratories, in ASCII: `umol/L`. */
  readonly code: string;
  /** The same, typeset. */
  readonly sign: string;
  /** A value times the factor is in the SI unit. Absent for percentages of white cells until their count is known. */
  readonly factor?: number;
}

/** A quantity that laboratories measure in blood. */
export interface Analyte {
  readonly code: string;
  /** The SI unit comes first. */
  readonly units: readonly [Unit, ...Unit[]];
  /** Accepted values in the SI unit; others are probably in another unit. */
  readonly accepted: { readonly min: number; readonly max: number };
  /** Range of non-pregnant adults, used without the laboratory's own. */
  readonly adult?: Range | { readonly F: Range; readonly M: Range };
  /** The range does not apply to people who take this; their doctor sets another. */
  readonly notWith?: 'anticoagulant';
  /** Critical values in the SI unit (exclusive): laboratories telephone about them. */
  readonly urgent?: { readonly below?: number; readonly above?: number; readonly aboveTimesLimit?: number };
}

export const isBySex = (
  range: NonNullable<Analyte['adult']>,
): range is { readonly F: Range; readonly M: Range } => 'F' in range;
