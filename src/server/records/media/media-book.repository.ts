import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { MediaBook, MediaFile } from '../revisions/record-content.ts';
import { kindOfPath } from './media-uses.repository.ts';

export type MediaBookRepository = ReturnType<typeof createMediaBookRepository>;

/** Finds files by id and by path; a path that a record has without a row in the library gets its row. */
export function createMediaBookRepository(db: Database) {
  async function openBook({
    ids,
    paths,
  }: {
    ids: readonly number[];
    paths: readonly string[];
  }): Promise<MediaBook> {
    if (paths.length > 0)
      await sql`insert into media (path, kind, name)
        select path, ${kindOfPath(sql.ref('path'))},
          regexp_replace(path, '^.*/', '')
        from unnest(${[...new Set(paths)]}::text[]) as path
        where not exists (select from media m where m.path = path.path)
        on conflict do nothing`.execute(db);
    return findFiles({ ids, paths });
  }

  /** Finds files of the library; what is not in it is not added. */
  async function findFiles({
    ids,
    paths,
  }: {
    ids: readonly number[];
    paths: readonly string[];
  }): Promise<MediaBook> {
    if (ids.length + paths.length === 0) return { byId: new Map(), byPath: new Map() };
    const { rows } = await sql<MediaFile>`select id, path, width, height from media
      where id = any(${[...ids]}::integer[]) or path = any(${[...paths]}::text[])`.execute(db);
    return {
      byId: new Map(rows.map((file) => [file.id, file])),
      byPath: new Map(rows.map((file) => [file.path, file])),
    };
  }

  return { openBook, findFiles };
}
