import { type Condition, parseFind } from '#server/queries/parse-find.ts';
import { actsOn, mayDo, mayWriteField } from '#shared/access/record-rights.ts';
import { hasStates, recordFields } from '#shared/collections/collection.ts';
import type { Field } from '#shared/collections/fields.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import type { RecordStorage } from '../record-storage.ts';
import {
  type Actor,
  type OfficeRepositories,
  type OfficeState,
  storageFor,
} from '../revisions/opening.service.ts';
import { contentFields } from '../revisions/record-forms.ts';
import { forbidden, refusal } from '../revisions/refusals.ts';
import type { ListingRepository, ListOrder, StateCount } from './listing.repository.ts';

export interface ListRequest {
  readonly collection: string;
  readonly find?: Readonly<Record<string, unknown>> | undefined;
  readonly search?: string | undefined;
  readonly states?: readonly OfficeState[] | undefined;
  readonly sent_to_me?: boolean | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

export type ListingService = ReturnType<typeof createListingService>;

/** Describes collections and lists their records, drafts included. */
export function createListingService({
  repositories,
  listing,
  now,
}: {
  readonly repositories: OfficeRepositories;
  readonly listing: ListingRepository;
  readonly now: () => number;
}) {
  /** Says what a form and a list need to know of a collection. */
  async function describeCollection(actor: Actor, name: string) {
    const storage = storageFor(actor, name, 'describe');
    const { collection } = storage;
    const rights = actsOn(actor.roles, collection);
    return {
      label: collection.label,
      fields: contentFields(storage).map(({ name, field, to }) => ({
        ...{ name, label: field.label, kind: kindOf(field), required: field.required === true },
        many: isMany(field),
        of: to ?? null,
        max: 'max' in field && typeof field.max === 'number' ? field.max : null,
        options: field.kind === 'scalar' && field.options ? [...field.options] : null,
        help: field.help ?? '',
        may_write: mayWriteField(actor.roles, collection, name),
      })),
      needs_review: collection.needsReview === true,
      states: statesOf(storage),
      rights,
      reviewers:
        collection.needsReview && rights.includes('submit')
          ? await repositories.revisions.listReviewers()
          : [],
    };
  }

  /** Lists a page of records with what is being written in them. @throws Problem 400 for what cannot be asked */
  async function listRecords(actor: Actor, request: ListRequest) {
    const storage = storageFor(actor, request.collection, 'list');
    const names = request.fields ?? [];
    const { order, conditions } = readQuery(storage, request);
    const filter = {
      ...{ search: request.search?.trim() ?? '', conditions },
      sentTo: request.sent_to_me ? actor.accountId : undefined,
    };
    const { page, limit, states } = request;
    const listed = await listing.listPage(storage, {
      ...filter,
      states,
      order,
      limit,
      offset: (page - 1) * limit,
    });
    const counted = await listing.countStates(storage, filter);
    return {
      records: await fillRecords(storage, listed, names),
      total: totalOf(counted, states),
      counts: countsOf(counted),
    };
  }

  /** Checks what a list or an export is asked, beside a form that is wrong elsewhere. @throws Problem 400 */
  function refuseWrongQuery(actor: Actor, query: Omit<ListRequest, 'page' | 'limit'>): void {
    readQuery(storageFor(actor, query.collection, 'list'), query);
  }

  /** Names the collections that a person may list. @throws Problem 403 `no_right` if there are none */
  function requireListable({ roles }: Actor): readonly string[] {
    const listable = recordCollections.filter((one) => mayDo(roles, one, 'list'));
    if (listable.length === 0) throw forbidden(recordMessages.noRight, 'no_right');
    return listable.map(({ name }) => name);
  }

  /** Lists what is planned in these collections. */
  async function listPlans(collections: readonly string[], limit: number) {
    const listed = await repositories.plans.listPlans(collections, limit);
    return { plans: listed.map(({ total: _, ...plan }) => plan), total: listed[0]?.total ?? 0 };
  }

  /** Lists the numbers of a list, by number, from one on: a part of an export. @throws Problem 400 for what cannot be asked */
  async function listIds(
    actor: Actor,
    query: Pick<ListRequest, 'collection' | 'find' | 'states' | 'limit'> & { readonly after: number },
  ): Promise<number[]> {
    const storage = storageFor(actor, query.collection, 'list');
    const listed = await listing.listPage(storage, {
      search: '',
      conditions: [
        ...conditionsOf(storage, query.find),
        ...conditionsOf(storage, { id: { $gt: query.after } }),
      ],
      states: query.states,
      order: { name: 'id', isDescending: false },
      limit: query.limit,
      offset: 0,
    });
    return listed.map(({ id }) => id);
  }

  /** Adds to a page of ids what each record is called, who wrote in it last, and the fields that were asked for. */
  async function fillRecords(
    storage: RecordStorage,
    listed: Awaited<ReturnType<ListingRepository['listPage']>>,
    names: readonly string[],
  ) {
    const { rows, revisions, plans } = repositories;
    const ids = listed.map(({ id }) => id);
    const lines = await rows.listFieldsOf(storage, ids, names);
    const written = await revisions.listWorking(storage.name, ids);
    const leases = await plans.listLeases(storage.name, ids, new Date(now()));
    const people = await revisions.listPeople([
      ...[...written.values()].map((one) => one.updated_by),
      ...leases.values(),
    ]);
    return listed.map(({ id, title, state, working_state, published_at }) => {
      const head = written.get(id);
      const line = { ...lines.find((one) => one.id === id), ...head?.content };
      const holder = leases.get(id);
      return {
        ...Object.fromEntries(names.map((name) => [name, line[name] ?? null])),
        ...{ id, title, state, working_state },
        has_changes: working_state !== null && (state === 'published' || state === 'archived'),
        published_at,
        updated_at: head?.updated_at ?? null,
        updated_by: people.get(head?.updated_by ?? 0) ?? null,
        version: head?.version ?? 1,
        lease: holder === undefined ? null : (people.get(holder) ?? null),
      };
    });
  }

  return { describeCollection, listRecords, refuseWrongQuery, requireListable, listPlans, listIds };
}

/** Reads what a list shows, narrows by and is ordered by. @throws Problem 400 with every wrong field */
function readQuery(
  storage: RecordStorage,
  { fields = [], sort, find }: Pick<ListRequest, 'fields' | 'sort' | 'find'>,
): { order: ListOrder; conditions: Condition[] } {
  const order = orderOf(sort);
  const faults = [
    ...fields
      .filter((name) => !storage.fields.has(name))
      .map((name) => fault(name.slice(0, 60), 'unknown_field', { collection: storage.name })),
    ...(isSortable(storage, order)
      ? []
      : [fault('sort', 'not_an_option', { options: [...storage.fields.keys()] })]),
  ];
  const conditions = conditionsOf(storage, find, faults);
  if (faults.length > 0) throw refusal(faults);
  return { order, conditions };
}

/** Reads what a list is narrowed by. Fields of the staff may be asked by in the office. @throws Problem 400 at `find` */
function conditionsOf(
  { collection }: RecordStorage,
  find: unknown,
  others: readonly FieldFault[] = [],
): Condition[] {
  const fields = Object.fromEntries(
    Object.entries(recordFields(collection)).map(([name, field]): [string, Field] => [
      name,
      { ...field, readers: 'public' },
    ]),
  );
  try {
    return parseFind({ ...collection, fields }, find, {});
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const complaint = { message: error.message, code: error.code };
    throw new Problem('bad_input', complaint, { ...refusal(others).fields, find: [complaint] });
  }
}

/** `-id` unless said: the newest first. */
const orderOf = (sort = '-id'): ListOrder => ({
  name: sort.replace(/^-/, ''),
  isDescending: sort.startsWith('-'),
});

/** A list can be ordered by the number and by columns of one value. */
function isSortable({ fields }: RecordStorage, { name }: ListOrder): boolean {
  const stored = fields.get(name);
  return name === 'id' || (stored?.place.kind === 'column' && stored.field.kind === 'scalar');
}

function totalOf(counted: readonly StateCount[], states: readonly string[] | undefined): number {
  const isWanted = ({ state, working_state }: StateCount) =>
    states
      ? states.includes(state) || (working_state !== null && states.includes(working_state))
      : state !== 'archived';
  return counted.filter(isWanted).reduce((sum, { count }) => sum + count, 0);
}

/** Counts a record under what readers have and, where that is another, under its working revision's state. */
function countsOf(counted: readonly StateCount[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state, working_state, count } of counted)
    for (const name of new Set([state, working_state]))
      if (name !== null) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

const statesOf = ({ collection }: RecordStorage): OfficeState[] => [
  'draft',
  ...(collection.needsReview ? (['in_review', 'approved'] as const) : []),
  ...(hasStates(collection) ? (['scheduled', 'published', 'archived'] as const) : (['published'] as const)),
];

/** The kind of input that a field needs. */
function kindOf(field: Field): string {
  if (field.kind === 'scalar') return field.options ? 'choice' : field.to ? 'reference' : field.type;
  return field.kind === 'computed' ? 'references' : field.kind;
}

const isMany = ({ kind }: Field): boolean =>
  kind === 'references' || kind === 'computed' || kind === 'images' || kind === 'names';
