import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { addNote, listNotes, markNoteDone, replyToNote } from '#shared/contracts/office/notes.ts';
import { callOffice } from '../../data/office-calls.ts';
import type { Description } from '../../records/use-record.ts';
import type { TextAnchor } from './text-anchor.ts';

type Notes = AnswerOf<typeof listNotes>;

/** A note that is being written. */
export interface BegunNote {
  readonly field: string;
  /** The text that its words are looked for in, where none were selected. */
  readonly text: string;
  readonly place: TextAnchor | undefined;
}

const noNotes: Notes = { open: 0, notes: [] };

/** Whether the records have texts that notes may stand at, and the person may read them. */
export const hasNotes = ({ rights, fields }: Description): boolean =>
  rights.includes('notes') && fields.some(({ kind }) => kind === 'html');

/** Reads the notes of a record and does what is done with them; every act answers all notes anew. */
export function useRecordNotes(collection: 'article', id: number | null, description: Description) {
  const [notes, setNotes] = useState(noNotes);
  const [chosen, setChosen] = useState<number>();
  const [begun, setBegun] = useState<BegunNote>();
  const [lost, setLost] = useState<Readonly<Record<string, readonly number[]>>>({});
  const isRead = id !== null && hasNotes(description);
  useEffect(() => {
    if (!isRead) return;
    // A list that does not come takes nothing else of the record with it.
    callOffice(listNotes, { collection, id }).then(setNotes, () => undefined);
  }, [collection, id, isRead]);
  const reportLost = useCallback(
    (field: string, gone: readonly number[]) =>
      setLost((before) =>
        String(before[field] ?? '') === String(gone) ? before : { ...before, [field]: gone },
      ),
    [],
  );
  const named = { collection, id: id ?? 0 };
  return {
    ...{ isRead, notes, chosen, begun, reportLost, setBegun },
    choose: setChosen,
    lost: Object.values(lost).flat(),
    add: async (revision: number, field: string, place: TextAnchor, body: string) =>
      setNotes(await callOffice(addNote, { ...named, revision, field, ...place, body })),
    reply: async (note: number, body: string) =>
      setNotes(await callOffice(replyToNote, { ...named, note, body })),
    mark: async (note: number, done: boolean) =>
      setNotes(await callOffice(markNoteDone, { ...named, note, done })),
  };
}
