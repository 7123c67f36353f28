import { type Transact, type Tx, transactWithin, tryOut } from '#server/database/transact.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { fault } from '#shared/collections/record-faults.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { importRecords } from '#shared/contracts/office/records.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { recordMessages as messages } from '#shared/language/ka/office/records.ts';
import type { RecordStorage } from '../../record-storage.ts';
import type { EditingService } from '../../revisions/editing.service.ts';
import {
  type Actor,
  type OfficeRepositories,
  type Opening,
  type OpenRecord,
  storageFor,
} from '../../revisions/opening.service.ts';
import type { PublishingService } from '../../revisions/publishing.service.ts';
import {
  changedFields,
  imageAddressesIn,
  mediaIdsIn,
  mergeContent,
  pathOf,
  type RecordContent,
} from '../../revisions/record-content.ts';
import { contentFields, titleOf } from '../../revisions/record-forms.ts';
import { refusal } from '../../revisions/refusals.ts';
import { contentOfLine, pathsNamedIn } from './import-content.ts';

type Imported = AnswerOf<typeof importRecords>['results'][number];

interface ImportRequest {
  readonly collection: string;
  readonly lines: readonly { readonly line: number; readonly record: RecordContent }[];
  readonly behind: readonly { readonly collection: string; readonly record: RecordContent }[];
  readonly publish: boolean;
  readonly dry_run: boolean;
}

/** What a line became before it is published. */
interface Written {
  readonly id: number;
  readonly revision: number | null;
  readonly act: 'made' | 'changed' | 'same';
  readonly content: RecordContent;
  readonly fields: readonly string[];
  readonly leftOut: readonly string[];
  /** Somebody was writing in the record: what they have begun does not go out with the line. */
  readonly isUnfinished: boolean;
}

interface Services {
  readonly editing: Pick<EditingService, 'writing'>;
  readonly publishing: Pick<PublishingService, 'publishRevision'>;
}

/** The largest number that a line may give to a record: the sequence of numbers goes on behind it. */
const largestId = 1_000_000_000;

export type ImportingService = ReturnType<typeof createImportingService>;

/**
 * Imports lines from the screen as the caller could have written them: by the same checks, rights and log, into working revisions.
 * What may go out without an approval is published where that is asked for; a medical text waits for its reviewer.
 */
export function createImportingService({
  opening,
  createServices,
  within,
  transact,
  now,
}: {
  readonly opening: Opening;
  /** Creates the services over transactions of the caller's. */
  readonly createServices: (transact: Transact) => Services;
  readonly within: (tx: Tx) => OfficeRepositories;
  readonly transact: Transact;
  readonly now: () => number;
}) {
  /**
   * Lines are tried out together, behind those that they refer to, so that one may refer to another; written, each is a
   * transaction of its own.
   */
  async function importLines(actor: Actor, request: ImportRequest): Promise<{ results: Imported[] }> {
    const storage = storageFor(actor, request.collection, 'import');
    const importAll = async (some: Transact): Promise<Imported[]> => {
      const results: Imported[] = [];
      for (const one of request.lines) results.push(await importLine(some, actor, storage, one, request));
      return results;
    };
    if (!request.dry_run) return { results: await importAll(transact) };
    const results = await tryOut(transact, async (tx) => {
      const some = transactWithin(tx);
      for (const one of request.behind) await tryBehind(some, actor, one, request);
      return importAll(some);
    });
    return { results: results.map((one) => (one.act === 'made' ? { ...one, id: null } : one)) };
  }

  /** Tries out a line for the sake of those that refer to it. One that would be refused is not there for them. */
  async function tryBehind(
    some: Transact,
    actor: Actor,
    { collection, record }: ImportRequest['behind'][number],
    request: ImportRequest,
  ): Promise<void> {
    const storage = mayImport(actor, collection);
    if (storage) await importLine(some, actor, storage, { line: 0, record }, request);
  }

  async function importLine(
    some: Transact,
    actor: Actor,
    storage: RecordStorage,
    { line, record }: ImportRequest['lines'][number],
    { publish }: ImportRequest,
  ): Promise<Imported> {
    const services = createServices(some);
    try {
      const written = await some((tx) => writeLine(services, within(tx), actor, storage, record));
      const { id, act, content, fields, leftOut } = written;
      const shown = {
        line,
        id,
        title: titleOf(storage, content),
        act,
        fields: [...fields],
        left_out: [...leftOut],
      };
      const isWanted = publish && (record.status === undefined || record.status === 'published');
      const outcome = isWanted ? await bringOut(services, actor, storage, written) : undefined;
      return { ...shown, ...notOut, state: act === 'same' ? null : 'draft', errors: [], ...outcome };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refused = { line, id: null, title: titleOf(storage, record), act: 'refused' as const };
      const why = { code: error.code, message: error.message };
      return { ...refused, ...{ fields: [], left_out: [], state: null }, ...why, errors: errorsOf(error) };
    }
  }

  async function writeLine(
    { editing: { writing } }: Services,
    repositories: OfficeRepositories,
    actor: Actor,
    storage: RecordStorage,
    line: RecordContent,
  ): Promise<Written> {
    const id = idOf(line);
    const record = id === undefined ? undefined : await findRecord(repositories, storage, id);
    const base = record
      ? (record.working?.content ?? (await opening.contentOf(repositories, storage, record.row)))
      : {};
    const book = await bookFor(repositories, storage, line, base);
    const { content, leftOut, faults } = contentOfLine(storage, line, base, book, opening.mediaUrl);
    const found = [
      ...faults,
      ...writing.refuseForeignFields(actor, storage, content),
      ...(faults.length > 0 ? [] : await writing.findFaults(repositories, storage, id ?? null, content)),
    ];
    if (found.length > 0) throw refusal(found);
    const merged = mergeContent(base, content);
    const fields = changedFields(base, merged);
    const written = { content: merged, fields, leftOut, isUnfinished: record?.working !== undefined };
    if (!record) {
      const made = await writing.addRecord(repositories, storage, actor, content, 'import', id);
      return { ...written, act: 'made', id: made.id, revision: made.revision };
    }
    if (fields.length === 0)
      return { ...written, act: 'same', id: record.id, revision: record.working?.id ?? null };
    const change = { actor, base, content: merged, action: 'import' } as const;
    const { revision } = await writing.addRevision(repositories, record, change);
    return { ...written, act: 'changed', id: record.id, revision };
  }

  /** Opens a record that exists in whatever state. */
  async function findRecord(
    repositories: OfficeRepositories,
    storage: RecordStorage,
    id: number,
  ): Promise<OpenRecord | undefined> {
    const isKnown =
      (await repositories.revisions.lockHead({ collection: storage.name, id })) ??
      (await repositories.rows.find(storage, id));
    return isKnown ? opening.openRecord(repositories, storage, id, new Date(now())) : undefined;
  }

  /** Opens the library at what a line and a record name; a file that is not in it is not added. */
  function bookFor(
    { media }: OfficeRepositories,
    storage: RecordStorage,
    line: RecordContent,
    base: RecordContent,
  ) {
    const documents = contentFields(storage).flatMap(({ name, field }) =>
      field.kind === 'html' ? [base[name]] : [],
    );
    return media.findFiles({
      ids: documents.flatMap((document) => mediaIdsIn(document)),
      paths: [
        ...pathsNamedIn(storage, line, opening.mediaUrl),
        ...imagesIn(storage, line).flatMap((address) => pathOf(address, opening.mediaUrl) ?? []),
      ],
    });
  }

  /** Publishes what a line became, if it may go out; what may not stays a working revision and says why. */
  async function bringOut(
    { publishing }: Services,
    actor: Actor,
    storage: RecordStorage,
    { id, revision, act, content, isUnfinished }: Written,
  ): Promise<Partial<Imported>> {
    if (act === 'same' || revision === null) return {};
    if (!mayDo(actor.roles, storage.collection, 'publish'))
      return { code: 'no_right', message: messages.noRight };
    if (isUnfinished) return { code: 'unfinished', message: messages.unfinished };
    const at = typeof content.published_at === 'string' ? content.published_at : undefined;
    try {
      const { state } = await publishing.publishRevision(actor, {
        collection: storage.name,
        id,
        revision,
        at,
      });
      return { state: state === 'scheduled' ? 'scheduled' : 'published' };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { code: error.code, message: error.message, errors: errorsOf(error) };
    }
  }

  return { importLines };
}

/** The storage of a collection, where the actor may import into it. */
function mayImport(actor: Actor, collection: string): RecordStorage | undefined {
  try {
    return storageFor(actor, collection, 'import');
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

const errorsOf = ({ fields = {} }: Problem) =>
  Object.entries(fields).flatMap(([field, complaints]) =>
    complaints.map(({ message }) => ({ field, message })),
  );

/** The addresses of images in the texts of a line. */
const imagesIn = (storage: RecordStorage, line: RecordContent): string[] =>
  contentFields(storage).flatMap(({ name, field }) => {
    const html = line[name];
    return field.kind === 'html' && typeof html === 'string' ? imageAddressesIn(documentFromHtml(html)) : [];
  });

const notOut = { code: null, message: null };

/** The number of a record that a line names; none for a new record. @throws Problem 400 at `id` */
function idOf({ id }: RecordContent): number | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1)
    throw refusal([fault('id', 'wrong_type', { expected: 'int' })]);
  if (id > largestId) throw refusal([fault('id', 'too_large', { max: largestId })]);
  return id;
}
