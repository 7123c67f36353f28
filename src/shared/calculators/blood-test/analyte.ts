/** Limits in the SI unit: `from` and `to` belong to the range, `over` and `under` do not. */
export interface Range {
  readonly from?: number;
  readonly over?: number;
  readonly to?: number;
  readonly under?: number;
}

export interface Unit {
  /** As a laboratory prints it, in plain letters: `umol/L`. */
  readonly code: string;
  /** The same, typeset. */
  readonly sign: string;
  /** Times this, a value is in the SI unit. Absent for shares of the white cells, until their number is known. */
  readonly factor?: number;
}

/** What a laboratory measures in blood. */
export interface Analyte {
  readonly code: string;
  /** The SI unit first. */
  readonly units: readonly [Unit, ...Unit[]];
  /** Values in the SI unit that are taken at all; outside them the unit is likelier to be wrong. */
  readonly taken: { readonly min: number; readonly max: number };
  /** Range of adults who are not pregnant, for want of the laboratory's own. */
  readonly adult?: Range | { readonly F: Range; readonly M: Range };
  /** Past these, laboratories telephone (SI unit, strict). */
  readonly urgent?: { readonly below?: number; readonly above?: number; readonly aboveTimesLimit?: number };
}

export const isBySex = (
  range: NonNullable<Analyte['adult']>,
): range is { readonly F: Range; readonly M: Range } => 'F' in range;
