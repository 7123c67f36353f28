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
  interface IncomingCall<Input> {
    readonly caller: Actor;
    readonly params: { readonly collection: string };
    readonly input: Input;
  }
  /** Reads the body once the right is sure. */
  const inputOf = <Input>(act: RecordAct, incoming: IncomingCall<Input>): Input & { collection: string } => {
    const { caller, params } = incoming;
    refuseWithoutRight(caller, params.collection, act);
    return { ...incoming.input, collection: params.collection };
  };
  register(listNotes, (incoming) => notes.listNotes(incoming.caller, inputOf('notes', incoming)));
  register(addNote, async (incoming) => {
    const { caller, params } = incoming;
    refuseWithoutRight(caller, params.collection, 'note');
    const input = await incoming.inputBeside((given) => notes.refuseOtherField({ ...given, ...params }));
    return notes.addNote(caller, { ...input, ...params });
  });
  register(replyToNote, (incoming) => notes.replyToNote(incoming.caller, inputOf('note_reply', incoming)));
  register(markNoteDone, (incoming) => notes.markNoteDone(incoming.caller, inputOf('note_done', incoming)));
}
