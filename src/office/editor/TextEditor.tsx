import './editor.css';
import { Editor } from '@tiptap/core';
import { useContext, useEffect, useRef, useState } from 'react';
import { reportDocuments, restMs } from '#web/components/forms/editor/report-documents.ts';
import type { InputProps } from '../fields/input-props.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { MarkList } from './MarkList.tsx';
import { type FindMarks, markText } from './mark-text.ts';
import { notePlaces } from './notes/note-places.ts';
import { RecordNotesContext } from './notes/record-notes.ts';
import { TextNotes } from './notes/TextNotes.tsx';
import { RecordSourcesContext, renumberSources } from './record-sources.ts';
import { WordCount } from './WordCount.tsx';

interface TextEditorProps extends Omit<InputProps, 'field'> {
  readonly field: Pick<InputProps['field'], 'name' | 'label'>;
  readonly hasImages?: boolean;
  /** Finds what should be looked at: it is marked in the text and listed below it. */
  readonly findMarks?: FindMarks;
}

/** The editor of a text. It keeps its own state, so that a key costs what the key changes. */
export function TextEditor({
  field,
  value,
  isLocked,
  id,
  describedBy,
  hasImages = true,
  findMarks,
  onChange,
}: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const recordSources = useContext(RecordSourcesContext);
  const notes = useContext(RecordNotesContext);
  const reportChange = useRef(onChange);
  reportChange.current = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; another text is another component
  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions: [...extensions, notePlaces, ...(findMarks ? [markText(findMarks)] : [])],
      injectCSS: false,
      editable: !isLocked,
      content: typeof value === 'object' && value !== null ? value : '',
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': field.label,
          class: 'office-text',
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        },
      },
    });
    setEditor(created);
    const stopReporting = reportDocuments(created, (document) => reportChange.current(document));
    const stopRenumbering = recordSources?.onMove((moves) => renumberSources(created, moves));
    return () => {
      stopRenumbering?.();
      stopReporting();
      created.destroy();
    };
  }, []);
  return (
    <div className="office-editor" data-editor={field.name}>
      {editor && !isLocked && <EditorToolbar editor={editor} hasImages={hasImages} />}
      <div ref={place} />
      {editor && notes && <TextNotes editor={editor} field={field.name} notes={notes} />}
      {editor && <WordCount editor={editor} restMs={restMs} />}
      {editor && findMarks && <Marks editor={editor} find={findMarks} />}
    </div>
  );
}

function Marks({ editor, find }: { readonly editor: Editor; readonly find: FindMarks }) {
  const [text, setText] = useState(() => editor.getText());
  useEffect(() => {
    const read = () => setText(editor.getText());
    editor.on('update', read);
    return () => void editor.off('update', read);
  }, [editor]);
  return <MarkList marks={find(text)} />;
}
