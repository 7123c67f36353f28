import { type AdPlace, places } from '#shared/advertising/places.ts';
import { calculators } from '#shared/calculators/registry.ts';
import { hasStates } from '#shared/collections/collection.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { calculationPath, paths } from '#shared/paths/paths.ts';
import type { RecordStorage } from './record-storage.ts';

export type Row = Record<string, unknown>;

/** A record rule holds what the description of a collection cannot express. Columns that are absent stay as they were. */
interface RecordRule {
  /** The rule reads these columns of the existing record. */
  readonly looksAt?: readonly string[];
  /** Finds faults in the input that deserve a better sentence than the description's. */
  readonly checkInput?: (given: Readonly<Row>) => FieldFault[];
  /** Adds columns that follow from others. `before` is the existing record, absent for a new one. */
  readonly complete?: (row: Row, before: Readonly<Row> | undefined, now: Date) => void;
  /** Finds contradictions in the record as it would be. */
  readonly check?: (row: Readonly<Row>, completion: Completion) => FieldFault[];
}

const campaignDays: RecordRule = {
  looksAt: ['starts_on', 'ends_on'],
  check: ({ starts_on: from, ends_on: to }) =>
    typeof from === 'string' && typeof to === 'string' && to < from
      ? [fault('ends_on', 'ends_before_start')]
      : [],
};

/** NaN for what is no moment. */
const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/** Addresses at which the portal shows something else than a static page. */
const ownPages = new Set<string>([
  ...Object.values(paths),
  ...calculators.map(({ alias }) => calculationPath(alias)),
]).difference(new Set(Object.values(staticPageAliases).map((alias) => `/${alias}.html`)));

const rules: Readonly<Record<string, RecordRule>> = {
  article: {
    looksAt: ['published_at'],
    complete: (row, before, now) => {
      if (row.status === 'published' || row.status === 'scheduled')
        row.published_at ??= before?.published_at ?? now.toISOString();
    },
  },
  articleblock: {
    complete: (row) => {
      if (Array.isArray(row.chosen) && row.chosen.length > 0) row.rule ??= 'chosen';
    },
  },
  // Law on medicines: prescription medicines are never advertised, others with the permit of the ministry alone.
  advertisement: {
    looksAt: ['starts_at', 'ends_at', 'starts_on', 'ends_on', 'kind', 'permit_number', 'position', 'device'],
    checkInput: ({ kind }) => (kind === 'prescription' ? [fault('kind', 'prescription')] : []),
    check: (row, completion) => {
      const needsPermit = row.kind === 'otc' && !String(row.permit_number ?? '').trim();
      const { device: place } = places[row.position as AdPlace] ?? {};
      const isElsewhere = row.device === 'desktop' || row.device === 'mobile' ? row.device !== place : false;
      return [
        ...(needsPermit ? [fault('permit_number', 'permit')] : []),
        ...(isElsewhere ? [fault('device', 'wrong_device')] : []),
        ...(momentOf(row.ends_at) <= momentOf(row.starts_at) ? [fault('ends_at', 'ends_before_start')] : []),
        ...(campaignDays.check?.(row, completion) ?? []),
      ];
    },
  },
  recommended_doctors: campaignDays,
  recommended_clinics: campaignDays,
  // A revision of the office goes out on its day; a line of an import is written at once.
  services: {
    looksAt: ['valid_from'],
    check: ({ valid_from: day }, { state, now }) =>
      state === 'published' && futureMidnight(day, now) ? [fault('valid_from', 'not_yet')] : [],
  },
  calculation: {
    looksAt: ['alias'],
    check: ({ alias }) =>
      calculators.some((one) => one.alias === alias)
        ? []
        : [fault('alias', 'not_an_option', { options: calculators.map((one) => one.alias) })],
  },
  staticpage: {
    looksAt: ['alias'],
    check: ({ alias }) => (ownPages.has(`/${alias}.html`) ? [fault('alias', 'own_page')] : []),
  },
  question: { looksAt: ['status', 'account_id'], complete: answerQuestion },
};

/** An answer answers a new question, and one that waits, unless an account asked it: that one is the consultants' own. */
function answerQuestion(row: Row, before: Readonly<Row> | undefined, now: Date): void {
  if (row.status === 'published' || row.status === null) delete row.status;
  const waits = !before || (before.status === 'open' && before.account_id === null);
  if (row.status === undefined && row.answer_html && waits) {
    row.status = 'answered';
    row.answered_at ??= row.asked_at ?? now.toISOString();
    row.published_at ??= row.answered_at;
  }
  if (!before) row.status ??= 'open';
}

export const columnsLookedAt = ({ name }: RecordStorage): readonly string[] => rules[name]?.looksAt ?? [];

export const checkInput = ({ name }: RecordStorage, given: Readonly<Row>): FieldFault[] =>
  rules[name]?.checkInput?.(given) ?? [];

export interface Completion {
  /** A new record that names no state and has no moment in the future gets this one. */
  readonly state: 'draft' | 'published';
  readonly now: Date;
}

/**
 * Completes the columns of a record by rule. A new record gets an address from its title and a state; one with a moment in
 * the future is scheduled. A record that existed before keeps what is not given.
 */
export function completeRow(
  storage: RecordStorage,
  given: Readonly<Row>,
  before: Readonly<Row> | undefined,
  { state, now }: Completion,
): Row {
  const row = { ...given };
  if (!before) addDefaults(storage, row);
  if (!before && hasStates(storage.collection) && row.status === undefined) {
    if (storage.fields.has('published_on')) row.published_at ??= futureMidnight(row.published_on, now);
    row.status = isToCome(row.published_at, now) ? 'scheduled' : state;
  }
  rules[storage.name]?.complete?.(row, before, now);
  return row;
}

/** Adds the alias and defaults. A title without a letter or digit that can stand in an address gives the record's number. */
function addDefaults({ fields }: RecordStorage, row: Row): void {
  for (const name of ['alias', 'slug'])
    if (fields.has(name))
      row[name] ??= (typeof row.title === 'string' && aliasOf(row.title)) || String(row.id);
  for (const [, { field, place }] of fields)
    if (field.default !== undefined && place.kind === 'column') row[place.column] ??= field.default;
}

const isToCome = (moment: unknown, now: Date): boolean =>
  typeof moment === 'string' && Date.parse(moment) > now.getTime();

/** Returns the moment a future day begins in Tbilisi (UTC+4 all year). */
function futureMidnight(day: unknown, now: Date): string | undefined {
  const moment = `${String(day)}T00:00:00+04:00`;
  return isToCome(moment, now) ? moment : undefined;
}

/** Finds required columns that are missing or emptied, and values that contradict each other. */
export function checkRow(
  storage: RecordStorage,
  row: Readonly<Row>,
  before: Readonly<Row> | undefined,
  completion: Completion,
): FieldFault[] {
  const lacking = [...storage.fields.values()].filter(({ field, place }) => {
    if (!field.required || place.kind !== 'column') return false;
    const value = row[place.column];
    return value === null || (!before && value === undefined);
  });
  return [
    ...lacking.map(({ name }) => fault(name, 'required')),
    ...(rules[storage.name]?.check?.({ ...before, ...row }, completion) ?? []),
  ];
}
