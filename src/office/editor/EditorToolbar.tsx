import type { Editor } from '@tiptap/core';
import { useContext, useEffect, useReducer, useState } from 'react';
import { editorText as text } from '#shared/language/ka/office/office.ts';
import { type EditorTool, headingTool, proseTools } from '#web/components/forms/editor/prose-tools.ts';
import { ToolButton } from '#web/components/forms/editor/ToolButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { RecordSourcesContext } from './record-sources.ts';
import { SourceDialog } from './SourceDialog.tsx';

interface Tool extends EditorTool {
  readonly sign: string;
}

const headings: readonly Tool[] = ([2, 3, 4] as const).map((level) => ({
  ...headingTool(level),
  sign: `H${level}`,
}));

const callouts: readonly Tool[] = (['note', 'urgent'] as const).map((kind) => ({
  name: kind,
  label: text[kind],
  sign: kind === 'urgent' ? '112' : 'i',
  isOn: (editor) => editor.isActive('callout', { kind }),
  run: (editor) =>
    editor.isActive('callout')
      ? editor.chain().focus().lift('callout').run()
      : editor.chain().focus().wrapIn('callout', { kind }).run(),
}));

const tools: readonly Tool[] = [
  ...headings,
  { ...proseTools.bold, sign: 'B' },
  { ...proseTools.italic, sign: 'I' },
  {
    name: 'superscript',
    label: text.superscript,
    sign: 'x²',
    isOn: (e) => e.isActive('superscript'),
    run: (e) => e.chain().focus().toggleSuperscript().run(),
  },
  {
    name: 'subscript',
    label: text.subscript,
    sign: 'x₂',
    isOn: (e) => e.isActive('subscript'),
    run: (e) => e.chain().focus().toggleSubscript().run(),
  },
  { ...proseTools.bulletList, sign: '•' },
  { ...proseTools.orderedList, sign: '1.' },
  { ...proseTools.blockquote, sign: '„“' },
  ...callouts,
  {
    name: 'table',
    label: text.table,
    sign: '▦',
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { name: 'addRow', label: text.addRow, sign: '▦↓', run: (e) => e.chain().focus().addRowAfter().run() },
  {
    name: 'addColumn',
    label: text.addColumn,
    sign: '▦→',
    run: (e) => e.chain().focus().addColumnAfter().run(),
  },
  {
    name: 'removeTable',
    label: text.removeTable,
    sign: '▦×',
    run: (e) => e.chain().focus().deleteTable().run(),
  },
  { name: 'rule', label: text.rule, sign: '―', run: (e) => e.chain().focus().setHorizontalRule().run() },
  { ...proseTools.undo, sign: '↶' },
  { ...proseTools.redo, sign: '↷' },
];

/** Tools that ask something first. */
const dialogTools = [
  { name: 'link', label: text.link, sign: '🔗' },
  { name: 'source', label: text.source, sign: '[1]' },
  { name: 'image', label: text.image, sign: '🖼' },
  { name: 'video', label: text.video, sign: '▶' },
] as const;
type DialogTool = (typeof dialogTools)[number];

/** The tools of a text, always in the same place. */
export function EditorToolbar({
  editor,
  hasImages,
}: {
  readonly editor: Editor;
  readonly hasImages: boolean;
}) {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const [asking, setAsking] = useState<DialogTool['name']>();
  const sources = useContext(RecordSourcesContext)?.sources;
  const isOffered = ({ name }: DialogTool) =>
    name === 'link' || (name === 'source' ? sources !== undefined : hasImages);
  const openDialog = (tool: DialogTool): Tool => ({ ...tool, run: () => setAsking(tool.name) });
  /** The dialog gives the focus back to its button; who writes goes on in the text. */
  const close = () => {
    setAsking(undefined);
    setTimeout(() => editor.commands.focus());
  };
  useEffect(() => {
    editor.on('selectionUpdate', redraw);
    return () => void editor.off('selectionUpdate', redraw);
  }, [editor]);
  return (
    <div className="office-tools" role="toolbar" aria-label={text.toolbar}>
      {[...tools, ...dialogTools.filter(isOffered).map(openDialog)].map((tool) => (
        <ToolButton
          key={tool.name}
          editor={editor}
          tool={tool}
          className="office-tool"
          sign={tool.sign}
          onUse={redraw}
        />
      ))}
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'source' && <SourceDialog editor={editor} sources={sources ?? []} onClose={close} />}
      {(asking === 'image' || asking === 'video') && (
        <MediaDialog kind={asking} editor={editor} onClose={close} />
      )}
    </div>
  );
}
