/** Why an input was refused. */
export type RefusalCode =
  | 'required'
  | 'not_a_number'
  | 'comparison'
  | 'whole'
  | 'range'
  | 'wrong_unit'
  | 'no_such_day'
  | 'future'
  | 'too_long_ago'
  | 'too_old'
  | 'too_young'
  | 'too_early'
  | 'unknown'
  | 'conflict'
  | 'duplicate';

/** A refused input: which one, why, and what to do, in Georgian. */
export interface Refusal {
  /** Name of the input. */
  readonly field: string;
  readonly code: RefusalCode;
  readonly message: string;
  /** A suggested correction that can be accepted with one press. */
  readonly instead?: { readonly field: string; readonly value: string; readonly label: string };
}
