import { fault } from '#shared/collections/record-faults.ts';
import type { EditingService } from '../editing.service.ts';
import {
  type Actor,
  fail,
  type OfficeRepositories,
  type Opening,
  type OpenRecord,
  storageNamed,
} from '../opening.service.ts';
import { contentFields } from '../record-forms.ts';
import { noNote, refusal } from '../refusals.ts';
import type { ReviewNote } from './notes.repository.ts';

interface Named {
  readonly collection: string;
  readonly id: number;
}

/** A place of a text, as its reader described it: the words, and where and between what they stood. */
interface Quoted {
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly position: number;
}

export type NotesService = ReturnType<typeof createNotesService>;

/** Notes at places of a record's texts. They lie beside the record: nothing here changes its content, its version or what readers have. */
export function createNotesService({
  opening,
  inRecord,
  now,
}: {
  readonly opening: Opening;
  readonly inRecord: EditingService['inRecord'];
  readonly now: () => number;
}) {
  const time = () => new Date(now());

  const listNotes = (actor: Actor, named: Named) => inRecord(actor, named, 'notes', present);

  /** @throws Problem `bad_input` where the field holds no long text */
  function refuseOtherField({ collection, field }: { collection: string; field?: string }): void {
    if (field === undefined) return;
    const texts = contentFields(storageNamed(collection)).filter(({ field: { kind } }) => kind === 'html');
    if (!texts.some(({ name }) => name === field)) throw refusal([fault('field', 'unknown_field')]);
  }

  /** @throws Problem `bad_input` where the field holds no long text, `not_found` */
  async function addNote(
    actor: Actor,
    given: Named & Quoted & { revision: number; field: string; body: string },
  ) {
    refuseOtherField(given);
    return inRecord(actor, given, 'note', async (repositories, record) => {
      const { revision, field, quote, prefix, suffix, position, body } = given;
      await opening.revisionOf(repositories, record, revision);
      await repositories.notes.addNote(record.key, {
        ...{ revision_id: revision, field, quote, prefix, suffix, position, body },
        ...{ created_at: time(), created_by: actor.accountId },
      });
      await opening.log(repositories, record, 'note', {
        ...{ accountId: actor.accountId, revisionId: revision, fields: [field], reason: body },
      });
      return present(repositories, record);
    });
  }

  const replyToNote = (actor: Actor, given: Named & { note: number; body: string }) =>
    inRecord(actor, given, 'note_reply', async (repositories, record) => {
      const { id, field } = await noteOf(repositories, record, given.note);
      const { accountId } = actor;
      await repositories.notes.addReply({
        ...{ note_id: id, body: given.body, created_at: time(), created_by: accountId },
      });
      await opening.log(repositories, record, 'note_reply', {
        ...{ accountId, fields: [field], reason: given.body },
      });
      return present(repositories, record);
    });

  const markNoteDone = (actor: Actor, given: Named & { note: number; done: boolean }) =>
    inRecord(actor, given, 'note_done', async (repositories, record) => {
      const { id, field, done_at, body } = await noteOf(repositories, record, given.note);
      if ((done_at !== null) === given.done) return present(repositories, record);
      const { accountId } = actor;
      await repositories.notes.setDone(id, {
        done_at: given.done ? time() : null,
        done_by: given.done ? accountId : null,
      });
      await opening.log(repositories, record, 'note_done', {
        ...{ accountId, fields: [field], before: { done: !given.done }, after: { done: given.done } },
        reason: body,
      });
      return present(repositories, record);
    });

  return { listNotes, refuseOtherField, addNote, replyToNote, markNoteDone };
}

const noteOf = async ({ notes }: OfficeRepositories, { key }: OpenRecord, id: number): Promise<ReviewNote> =>
  (await notes.findNote(key, id)) ?? fail(noNote());

async function present({ notes, revisions }: OfficeRepositories, { key }: OpenRecord) {
  const found = await notes.listNotes(key);
  const replies = await notes.listReplies(found.map(({ id }) => id));
  const people = await revisions.listPeople([
    ...found.flatMap(({ created_by, done_by }) => [created_by, done_by]),
    ...replies.map(({ created_by }) => created_by),
  ]);
  const person = (id: number | null) => people.get(id ?? 0) ?? null;
  return {
    open: found.filter(({ done_at }) => done_at === null).length,
    notes: found.map(({ id, revision_id, record_id: _, collection: __, ...note }) => ({
      ...{ ...note, note: id, revision: revision_id },
      ...{ created_by: person(note.created_by), done_by: person(note.done_by) },
      replies: replies
        .filter(({ note_id }) => note_id === id)
        .map(({ body, created_at, created_by }) => ({ body, created_at, created_by: person(created_by) })),
    })),
  };
}
