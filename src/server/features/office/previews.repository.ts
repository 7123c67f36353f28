import type { Database } from '#server/database/connect.ts';
import type { PreviewTable, RevisionOf } from '#server/database/tables/office.ts';

export type PreviewsRepository = ReturnType<typeof createPreviewsRepository>;

/** A link to the page of a revision, or of several. */
export interface PreviewRow extends Omit<PreviewTable, 'expires_at' | 'also'> {
  readonly also: readonly RevisionOf[];
  readonly expires_at: Date;
}

/** Stores the links to pages of revisions, by the hashes of their secrets. */
export function createPreviewsRepository(db: Database) {
  async function addPreview({ also, ...preview }: PreviewRow): Promise<void> {
    await db
      .insertInto('preview')
      .values({ ...preview, also: JSON.stringify(also) })
      .execute();
  }

  /** Finds a link that has not expired and that the session asked for. */
  const findPreview = (hash: Buffer, sessionId: string, at: Date): Promise<PreviewRow | undefined> =>
    db
      .selectFrom('preview')
      .selectAll()
      .where('secret_hash', '=', hash)
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', at)
      .executeTakeFirst();

  async function removeExpired(at: Date): Promise<void> {
    await db.deleteFrom('preview').where('expires_at', '<=', at).execute();
  }

  return { addPreview, findPreview, removeExpired };
}
