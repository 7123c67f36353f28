import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ReviewNoteReplyTable, ReviewNoteTable } from '#server/database/tables/office.ts';
import type { RecordKey } from '../revisions.repository.ts';

export type NotesRepository = ReturnType<typeof createNotesRepository>;
export type ReviewNote = Selectable<ReviewNoteTable>;
export type ReviewNoteReply = Selectable<ReviewNoteReplyTable>;

/** Reads and writes notes at places of texts. */
export function createNotesRepository(db: Database) {
  const ofRecord = ({ collection, id }: RecordKey) =>
    sql<boolean>`collection = ${collection} and record_id = ${id}`;

  const listNotes = (key: RecordKey): Promise<ReviewNote[]> =>
    db.selectFrom('review_note').selectAll().where(ofRecord(key)).orderBy('id').limit(500).execute();

  /** Finds a note of a record; nothing where it belongs to another. */
  const findNote = (key: RecordKey, id: number): Promise<ReviewNote | undefined> =>
    db.selectFrom('review_note').selectAll().where(ofRecord(key)).where('id', '=', id).executeTakeFirst();

  const listReplies = async (noteIds: readonly number[]): Promise<ReviewNoteReply[]> =>
    noteIds.length === 0
      ? []
      : db
          .selectFrom('review_note_reply')
          .selectAll()
          .where('note_id', 'in', noteIds)
          .orderBy('id')
          .execute();

  async function addNote(
    { collection, id }: RecordKey,
    note: Omit<ReviewNote, 'id' | 'collection' | 'record_id' | 'done_at' | 'done_by'>,
  ): Promise<void> {
    await db
      .insertInto('review_note')
      .values({ collection, record_id: id, ...note })
      .execute();
  }

  async function addReply(reply: Omit<ReviewNoteReply, 'id'>): Promise<void> {
    await db.insertInto('review_note_reply').values(reply).execute();
  }

  async function setDone(id: number, values: Pick<ReviewNote, 'done_at' | 'done_by'>): Promise<void> {
    await db.updateTable('review_note').set(values).where('id', '=', id).execute();
  }

  return { listNotes, findNote, listReplies, addNote, addReply, setDone };
}
