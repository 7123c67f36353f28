/**
 * Why a field of a record is refused, as a code with facts for the message: Georgian for editors, English with the line number
 * for operators.
 */
export type FaultCode =
  | 'required'
  | 'empty'
  | 'wrong_type'
  | 'too_long'
  | 'too_small'
  | 'not_positive'
  | 'too_large'
  | 'out_of_range'
  | 'too_many'
  | 'not_an_option'
  | 'bad_text'
  | 'bad_form'
  | 'address_piece'
  | 'web_address'
  | 'link'
  | 'email'
  | 'page_name'
  | 'time_of_day'
  | 'moment'
  | 'date'
  | 'before_first_year'
  | 'not_yet'
  | 'far_from_utc'
  | 'money'
  | 'document'
  | 'file'
  | 'file_refused'
  | 'not_in_library'
  | 'reference'
  | 'no_such_record'
  | 'no_such_reviewer'
  | 'itself'
  | 'taken'
  | 'own_page'
  | 'do_not_fit'
  | 'unknown_field'
  | 'not_writable'
  | 'prescription'
  | 'permit'
  | 'ends_before_start'
  | 'wrong_device'
  | 'third_level'
  | 'other_article'
  | 'no_alt'
  | 'until_before_at'
  | 'refused';

export interface FaultFacts {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly options?: readonly string[];
  /** The expected type of the value. */
  readonly expected?: string;
  /** The collection of the other record that has the value. */
  readonly collection?: string;
  /** The record that a link of a text names. */
  readonly link?: string;
  /** Fields that are wrong together; the fault is reported at the first. */
  readonly fields?: readonly string[];
  /** A complete English message, of a file or the database. */
  readonly message?: string;
}

export interface FieldFault {
  readonly field: string;
  readonly code: FaultCode;
  readonly facts: FaultFacts;
}

export const fault = (field: string, code: FaultCode, facts: FaultFacts = {}): FieldFault => ({
  field,
  code,
  facts,
});
