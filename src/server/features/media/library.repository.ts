import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { MediaTable } from '#server/database/tables/office.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { createMediaUsesRepository } from '#server/records/media/media-uses.repository.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';

export type LibraryRepository = ReturnType<typeof createLibraryRepository>;
export type MediaRow = Selectable<MediaTable>;

interface Wanted {
  readonly search: string;
  readonly kind?: MediaRow['kind'] | undefined;
  readonly unused: boolean;
  /** A column, `-` before it for descending. */
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

/** Stores what the library knows of its files; where they are used, the records tell. */
export function createLibraryRepository(db: Database, { mediaUrl }: { readonly mediaUrl: string }) {
  const uses = createMediaUsesRepository(db, { mediaUrl });

  const addFile = (
    file: Pick<MediaRow, 'path' | 'kind' | 'name'> & Partial<Omit<MediaRow, 'id'>>,
  ): Promise<MediaRow> => db.insertInto('media').values(file).returningAll().executeTakeFirstOrThrow();

  const findFile = (id: number): Promise<MediaRow | undefined> =>
    db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();

  /** Finds a file and locks it until the transaction ends. */
  const lockFile = (id: number): Promise<MediaRow | undefined> =>
    db.selectFrom('media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

  const updateFile = (id: number, values: Partial<Omit<MediaRow, 'id'>>): Promise<MediaRow> =>
    db.updateTable('media').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

  async function removeFile(id: number): Promise<void> {
    await db.deleteFrom('media').where('id', '=', id).execute();
  }

  async function listFiles(wanted: Wanted): Promise<{ files: MediaRow[]; total: number }> {
    const { search, kind, unused, sort, limit, offset } = wanted;
    const words = search.toLowerCase();
    const where = sql`${kind ? sql`m.kind = ${kind}` : sql`true`}
      and ${words === '' ? sql`true` : sql`(position(${words} in lower(m.name || ' ' || m.alt || ' ' || m.credit)) > 0 or m.id::text = ${words})`}
      and ${unused ? uses.isUnused : sql`true`}`;
    const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
    const { rows: files } = await sql<MediaRow>`select m.* from media m where ${where}
      order by m.id::text = ${words} desc, ${sql.ref(`m.${sort.replace(/^-/, '')}`)} ${direction}, m.id ${direction}
      limit ${limit} offset ${offset}`.execute(db);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from media m where ${where}`.execute(db);
    return { files, total: counted[0]?.total ?? 0 };
  }

  /** Lists pictures whose sizes are still to be made. */
  const listWithoutSizes = (limit: number): Promise<MediaRow[]> =>
    db.selectFrom('media').selectAll().where('has_sizes', '=', false).orderBy('id').limit(limit).execute();

  return {
    ...{ addFile, findFile, lockFile, updateFile, removeFile, listFiles, listWithoutSizes },
    listUses: uses.listUses,
    movePath: uses.movePath,
    announceUses: uses.announceUses,
    listPeople: createRevisionsRepository(db).listPeople,
    log: createChangeLogRepository(db),
  };
}
