import type { Editor } from '@tiptap/core';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect } from 'react';
import { noteText as text } from '#shared/language/ka/office/notes.ts';
import { blocksOf, selectedAnchor, showNotes, textOf } from './note-places.ts';
import type { RecordNotes } from './record-notes.ts';

/** Marks the notes of one text in its editor, and begins a note at what is selected there. */
export function TextNotes({
  editor,
  field,
  notes,
}: {
  readonly editor: Editor;
  readonly field: string;
  readonly notes: RecordNotes;
}) {
  const { open, chosen, begin, reportLost } = notes;
  useEffect(() => {
    const own = open.filter((note) => note.field === field);
    reportLost(field, showNotes(editor.view, { notes: own, chosen }));
  }, [editor, field, open, chosen, reportLost]);
  if (!begin) return null;
  return (
    <p className="office-note-bar">
      <button
        type="button"
        className="office-quiet"
        data-action="note"
        data-note-field={field}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => begin(field, textOf(blocksOf(editor.state.doc)), selectedAnchor(editor.state))}
      >
        <MessageSquarePlus size={20} /> {text.add}
      </button>
    </p>
  );
}
