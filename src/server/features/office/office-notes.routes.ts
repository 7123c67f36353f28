import type { RegisterCall } from '#server/http/register-call.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import type { NotesService } from '#server/records/revisions/review/notes.service.ts';
import { addNote, listNotes, markNoteDone, replyToNote } from '#shared/contracts/office/notes.ts';
import { createRecordInput, type RefuseWithoutRight } from './record-input.ts';

/** The calls about notes at places of texts. The right is asked for before the body is read, as with records. */
export function installOfficeNotes(
  register: RegisterCall,
  {
    notes,
    refuseWithoutRight,
  }: {
    readonly notes: NotesService;
    readonly refuseWithoutRight: RefuseWithoutRight<Actor>;
  },
): void {
  const { inputOf, checkedInputOf } = createRecordInput(refuseWithoutRight);
  register(listNotes, (incoming) => notes.listNotes(incoming.caller, inputOf('notes', incoming)));
  register(addNote, async (incoming) =>
    notes.addNote(incoming.caller, await checkedInputOf('note', incoming, notes.refuseOtherField)),
  );
  register(replyToNote, (incoming) => notes.replyToNote(incoming.caller, inputOf('note_reply', incoming)));
  register(markNoteDone, (incoming) => notes.markNoteDone(incoming.caller, inputOf('note_done', incoming)));
}
