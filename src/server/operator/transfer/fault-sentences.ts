import type { FaultCode, FaultFacts, FieldFault } from '#shared/collections/record-faults.ts';

/** Describes what is wrong with an import line, by field: `„title“: is missing; „hours“: must be a list`. */
export const describeFaults = (faults: readonly FieldFault[]): string => faults.map(describeFault).join('; ');

function describeFault({ field, code, facts }: FieldFault): string {
  // Messages of the database name the record themselves.
  if (facts.message && code !== 'file_refused') return facts.message;
  if (code === 'unknown_field') return `${facts.collection} has no field „${field}“`;
  const fields = (facts.fields ?? [field]).map((name) => `„${name}“`).join(' and ');
  const sentence = sentences[code];
  return `${fields}: ${typeof sentence === 'string' ? sentence : sentence(facts)}`;
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const sentences: Readonly<Record<FaultCode, string | ((facts: FaultFacts) => string)>> = {
  required: 'is missing',
  empty: 'is empty',
  wrong_type: ({ expected = '' }) => `must be ${types[expected] ?? expected}`,
  too_long: ({ max }) => `has more than ${max?.toLocaleString('en')} characters`,
  too_small: ({ min }) => `must be at least ${min}`,
  not_positive: 'must be more than 0',
  too_large: ({ max }) => `must be at most ${max}`,
  too_many: ({ max }) => `has more than ${max} entries`,
  out_of_range: ({ min, max }) => `must be from ${min} to ${max}`,
  not_an_option: ({ options = [] }) => `must be one of ${options.join(', ')}`,
  bad_text: 'holds a sign that no text can hold',
  bad_form: 'is not of the form it must have',
  address_piece: 'is empty or holds a sign that cannot stand in an address',
  web_address: 'is no address of the web, like "https://example.ge/"',
  link: 'is no address: it begins with "/", "https://", "http://", "mailto:" or "tel:"',
  email: 'is no mail address',
  page_name: 'names no page of the portal',
  time_of_day: 'is no time of day like "09:30"',
  moment: 'is no moment like "2026-01-31T09:30:00Z"',
  date: 'is no date like "2026-01-31"',
  not_yet: 'is still to come: an import holds at once, the office plans what holds later',
  before_first_year: 'lies before the first year',
  far_from_utc: 'is farther from UTC than any place',
  money: 'is no amount like "12.50"',
  document: 'is no document of the editor',
  file: 'must be the path of a file beside the import file',
  file_refused: ({ message }) => message ?? 'cannot be kept',
  not_in_library: 'names a file that the library does not have',
  reference: 'must be the id of a record',
  no_such_record: 'points to a record that is not there',
  no_such_reviewer: 'no account with this number reviews texts',
  itself: 'points to the record itself',
  own_page: 'is the address of another page of the portal',
  taken: ({ collection }) => `another ${collection} has it already`,
  do_not_fit: 'do not go together',
  unknown_field: 'is no field',
  not_writable: 'is not written this way',
  prescription: 'prescription medicines may not be advertised',
  permit: 'over-the-counter medicines are advertised with the permit of the ministry alone',
  ends_before_start: 'is before the start',
  wrong_device: 'has no such place',
  third_level: 'would be on a third level',
  other_article: 'answers a comment of another article',
  no_alt: 'has an image without a description',
  until_before_at: 'ends before it begins',
  refused: 'cannot be kept',
};
