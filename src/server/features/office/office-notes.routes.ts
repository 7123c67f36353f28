import type { RegisterCall } from '#server/http/register-call.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import type { NotesService } from '#server/records/revisions/review/notes.service.ts';
import type { RecordAct } from '#shared/access/record-rights.ts';
import { addNote, listNotes, markNoteDone, replyToNote } from '#shared/contracts/office/notes.ts';

/** The calls about notes at places of texts. The right is asked for before the body is read, as with records. */
export function installOfficeNotes(
  register: RegisterCall,
  {
    notes,
    refuseWithoutRight,
  }: {
    readonly notes: NotesService;
    readonly refuseWithoutRight: (actor: Actor, collection: string, act: RecordAct) => void;
  },
): void {
  interface Asked<Input> {
    readonly caller: Actor;
    readonly params: { readonly collection: string };
    readonly input: Input;
  }
  /** Reads the body once the right is sure. */
  const inputOf = <Input>(act: RecordAct, asked: Asked<Input>): Input & { collection: string } => {
    const { caller, params } = asked;
    refuseWithoutRight(caller, params.collection, act);
    return { ...asked.input, collection: params.collection };
  };
  register(listNotes, (asked) => notes.listNotes(asked.caller, inputOf('notes', asked)));
  register(addNote, (asked) => notes.addNote(asked.caller, inputOf('note', asked)));
  register(replyToNote, (asked) => notes.replyToNote(asked.caller, inputOf('note_reply', asked)));
  register(markNoteDone, (asked) => notes.markNoteDone(asked.caller, inputOf('note_done', asked)));
}
