import { randomBytes } from 'node:crypto';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { RecordAction } from '#server/records/change-log.repository.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import { conflict, forbidden } from '#server/records/revisions/refusals.ts';
import { type MediaAct, mayUseMedia } from '#shared/access/media-rights.ts';
import type { MediaFile } from '#shared/contracts/office/media.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { libraryMessages as messages } from '#shared/language/ka/office/media.ts';
import { recordMessages } from '#shared/language/ka/office/records.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { isWhole, type LibraryKind, libraryKindOf, promisedKind } from './file-kinds.ts';
import type { LibraryRepository, MediaRow } from './library.repository.ts';
import type { MediaService } from './media.service.ts';

/** A file that was received, on the local disk. */
interface ReceivedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

interface Description {
  readonly alt: string;
  readonly decorative: boolean;
  readonly credit: string;
  readonly licence: string;
}

/** A file in the store. */
interface StoredFile {
  readonly path: string;
  readonly kind: LibraryKind;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  readonly has_sizes: boolean;
}

export interface LibraryParts {
  readonly library: LibraryRepository;
  readonly transact: <Result>(work: (library: LibraryRepository) => Promise<Result>) => Promise<Result>;
  readonly media: MediaService;
  readonly files: Pick<FileStore, 'upload'>;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly mediaUrl: string;
}

export type LibraryService = ReturnType<typeof createLibraryService>;

/** How many pictures one run of the job makes sizes of; the next run follows at once. */
const sizesAtOnce = 20;

/** The media library: files with what is said of them, and where they are used. */
export function createLibraryService({ library, transact, media, files, readFile, mediaUrl }: LibraryParts) {
  /** @throws Problem 403 `no_right` */
  function refuseWithoutRight({ roles }: Actor, act: MediaAct): void {
    if (!mayUseMedia(roles, act)) throw forbidden(recordMessages.noRight, 'no_right');
  }

  /** Adds a file. @throws Problem 415 `bad_type`, 400 `broken`, 413 */
  async function uploadFile(actor: Actor, file: ReceivedFile, description: Description): Promise<MediaFile> {
    const stored = await storeFile(file);
    const row = await transact(async (tx) => {
      const added = await tx.addFile({
        ...stored,
        ...{ name: file.name.slice(0, 300), credit: description.credit, licence: description.licence },
        ...wordsOf(description),
        uploaded_by: actor.accountId,
      });
      await log(tx, actor, 'upload', added);
      return added;
    });
    return present(row);
  }

  async function storeFile(file: ReceivedFile): Promise<StoredFile> {
    const bytes = await readFile(file.path);
    const found = libraryKindOf(bytes);
    if (bytes.length === 0) throw broken();
    if (!found || (promisedKind(file.name) ?? found.kind) !== found.kind) throw badType();
    const { kind, ending } = found;
    const name = aliasOf(file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || kind;
    const path = `library/${name}-${randomBytes(6).toString('hex')}.${ending}`;
    if (kind === 'image') {
      const saved = await media.saveOriginal({ path, bytes }).catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'not_an_image' ? broken() : error;
      });
      return { ...saved, kind, has_sizes: false };
    }
    if (!isWhole(ending, bytes)) throw broken();
    await files.upload(file.path, path);
    return { path, kind, width: null, height: null, bytes: bytes.length, has_sizes: true };
  }

  async function listFiles(query: {
    search?: string | undefined;
    kind?: LibraryKind | undefined;
    unused: boolean;
    sort: string;
    page: number;
    limit: number;
  }): Promise<{ files: MediaFile[]; total: number }> {
    const { search = '', page, limit } = query;
    const found = await library.listFiles({ ...query, search: search.trim(), offset: (page - 1) * limit });
    const people = await library.listPeople(found.files.map((one) => one.uploaded_by));
    return { files: found.files.map((one) => shape(one, people)), total: found.total };
  }

  type Words = { [Name in 'alt' | 'decorative']?: Description[Name] | undefined };

  /** What is said of a file once some of it has changed. @throws Problem 400 at `alt` where an image would be left without words */
  function describeAnew<Given extends Words>(before: MediaRow, given: Given) {
    const decorative = given.decorative ?? (given.alt ? false : before.is_decorative);
    const description = { ...before, ...withoutUndefined(given), decorative };
    if (before.kind === 'image' && !description.decorative && description.alt === '') throw noWords();
    return description;
  }

  /** @throws Problem 400 at `alt` where an image would be left without words */
  async function refuseWithoutWords({ id, ...given }: { id?: number } & Words): Promise<void> {
    const before = id === undefined ? undefined : await library.findFile(id);
    if (before) describeAnew(before, given);
  }

  /** Changes what is said of a file. Of an image its words or that it needs none stay known. */
  async function updateFile(
    actor: Actor,
    {
      id,
      ...given
    }: { id: number; focal_x?: number | undefined; focal_y?: number | undefined } & {
      [Name in keyof Description]?: Description[Name] | undefined;
    },
  ): Promise<MediaFile> {
    const row = await transact(async (tx) => {
      const before = (await tx.lockFile(id)) ?? missing();
      const description = describeAnew(before, given);
      const { credit, licence, focal_x, focal_y } = description;
      const after = { credit, licence, focal_x, focal_y, ...wordsOf(description) };
      const changed = await tx.updateFile(id, after);
      await log(tx, actor, 'update', changed, before);
      if (focal_x !== before.focal_x || focal_y !== before.focal_y)
        await tx.announceUses(await tx.listUses(before));
      return changed;
    });
    return present(row);
  }

  const listUses = async (id: number) => ({
    uses: await library.listUses((await library.findFile(id)) ?? missing()),
  });

  /** Puts another file of the same kind in the place of one. Its address is new: browsers keep the old one. */
  async function replaceFile(actor: Actor, id: number, file: ReceivedFile): Promise<MediaFile> {
    const known = (await library.findFile(id)) ?? missing();
    const stored = await storeFile(file);
    if (stored.kind !== known.kind) throw badType();
    const row = await transact(async (tx) => {
      const before = (await tx.lockFile(id)) ?? missing();
      await tx.movePath(before.path, stored);
      const changed = await tx.updateFile(id, { ...stored, name: file.name.slice(0, 300) });
      await log(tx, actor, 'replace', changed, before);
      return changed;
    });
    return present(row);
  }

  /** @throws Problem 409 `in_use` */
  async function removeFile(actor: Actor, id: number): Promise<Record<never, never>> {
    const { path } = await transact(async (tx) => {
      const file = (await tx.lockFile(id)) ?? missing();
      if ((await tx.listUses(file)).length > 0) throw conflict(messages.inUse, 'in_use');
      await tx.removeFile(id);
      await log(tx, actor, 'remove', file);
      return file;
    });
    await media.removeFile(path);
    return {};
  }

  /** Makes the sizes of the pictures that have none yet. */
  async function makeSizes(): Promise<void> {
    for (;;) {
      const waiting = await library.listWithoutSizes(sizesAtOnce);
      for (const { id, path } of waiting) {
        await media.makeSizes(path);
        await library.updateFile(id, { has_sizes: true });
      }
      if (waiting.length < sizesAtOnce) return;
    }
  }

  const present = async (row: MediaRow): Promise<MediaFile> =>
    shape(row, await library.listPeople([row.uploaded_by]));

  const shape = (row: MediaRow, people: ReadonlyMap<number, { id: number; name: string }>): MediaFile => ({
    ...{ id: row.id, url: mediaUrl + row.path, kind: row.kind, width: row.width, height: row.height },
    ...{ bytes: row.bytes, name: row.name, alt: row.alt, decorative: row.is_decorative, credit: row.credit },
    ...{ licence: row.licence, focal_x: round(row.focal_x), focal_y: round(row.focal_y) },
    uploaded_by: people.get(row.uploaded_by ?? 0) ?? null,
    created_at: row.created_at.toISOString(),
  });

  return {
    ...{
      refuseWithoutRight,
      refuseWithoutWords,
      uploadFile,
      listFiles,
      updateFile,
      listUses,
      replaceFile,
      removeFile,
      makeSizes,
    },
  };
}

/** The database keeps single precision. */
const round = (share: number): number => Math.round(share * 10_000) / 10_000;

const wordsOf = ({ alt, decorative }: Pick<Description, 'alt' | 'decorative'>) => ({
  alt: decorative ? '' : alt,
  is_decorative: decorative,
});

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };

const logged = ['name', 'path', 'alt', 'is_decorative', 'credit', 'licence', 'focal_x', 'focal_y'] as const;

/** Notes an act on a file: what it changed, before and after. */
function log(
  { log: { appendChanges } }: LibraryRepository,
  { accountId }: Actor,
  action: RecordAction,
  after: MediaRow,
  before?: MediaRow,
): Promise<void> {
  const fields = logged.filter((name) => !before || before[name] !== after[name]);
  const pick = (row: MediaRow) => Object.fromEntries(fields.map((name) => [name, row[name]]));
  const values = { after: pick(after), ...(before ? { before: pick(before) } : {}) };
  return appendChanges([{ collection: 'media', recordId: after.id, accountId, action, fields, ...values }]);
}

const broken = (): Problem => new Problem('bad_input', { message: messages.broken, code: 'broken' });
const badType = (): Problem =>
  new Problem('unsupported_media_type', { message: messages.badType, code: 'bad_type' });

function missing(): never {
  throw new Problem('not_found', { message: messages.missing, code: 'not_found' });
}

function noWords(): Problem {
  const complaint = { message: formMessages.required, code: 'required' };
  return new Problem('bad_input', complaint, { alt: [complaint] });
}
