import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Clapperboard,
  Grid2x2X,
  Image,
  Info,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';
import { useContext, useEffect, useReducer, useState } from 'react';
import { editorText as text } from '#shared/language/ka/office/office.ts';
import { type EditorTool, headingTool, proseTools } from '#web/components/forms/editor/prose-tools.ts';
import { ToolButton } from '#web/components/forms/editor/ToolButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { RecordSourcesContext } from './record-sources.ts';
import { SourceDialog } from './SourceDialog.tsx';

interface Tool extends EditorTool {
  /** What stands on the button: an icon, or what a picture would say worse. */
  readonly sign: LucideIcon | string;
}

const headings: readonly Tool[] = ([2, 3, 4] as const).map((level) => ({
  ...headingTool(level),
  sign: `H${level}`,
}));

const callouts: readonly Tool[] = (['note', 'urgent'] as const).map((kind) => ({
  name: kind,
  label: text[kind],
  sign: kind === 'urgent' ? '112' : Info,
  isOn: (editor) => editor.isActive('callout', { kind }),
  run: (editor) =>
    editor.isActive('callout')
      ? editor.chain().focus().lift('callout').run()
      : editor.chain().focus().wrapIn('callout', { kind }).run(),
}));

const tools: readonly Tool[] = [
  ...headings,
  { ...proseTools.bold, sign: Bold },
  { ...proseTools.italic, sign: Italic },
  {
    name: 'superscript',
    label: text.superscript,
    sign: Superscript,
    isOn: (e) => e.isActive('superscript'),
    run: (e) => e.chain().focus().toggleSuperscript().run(),
  },
  {
    name: 'subscript',
    label: text.subscript,
    sign: Subscript,
    isOn: (e) => e.isActive('subscript'),
    run: (e) => e.chain().focus().toggleSubscript().run(),
  },
  { ...proseTools.bulletList, sign: List },
  { ...proseTools.orderedList, sign: ListOrdered },
  { ...proseTools.blockquote, sign: Quote },
  ...callouts,
  {
    name: 'table',
    label: text.table,
    sign: Table,
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    name: 'addRow',
    label: text.addRow,
    sign: BetweenHorizontalEnd,
    run: (e) => e.chain().focus().addRowAfter().run(),
  },
  {
    name: 'addColumn',
    label: text.addColumn,
    sign: BetweenVerticalEnd,
    run: (e) => e.chain().focus().addColumnAfter().run(),
  },
  {
    name: 'removeTable',
    label: text.removeTable,
    sign: Grid2x2X,
    run: (e) => e.chain().focus().deleteTable().run(),
  },
  { name: 'rule', label: text.rule, sign: Minus, run: (e) => e.chain().focus().setHorizontalRule().run() },
  { ...proseTools.undo, sign: Undo2 },
  { ...proseTools.redo, sign: Redo2 },
];

/** Tools that ask something first. */
const dialogTools = [
  { name: 'link', label: text.link, sign: Link },
  { name: 'source', label: text.source, sign: '[1]' },
  { name: 'image', label: text.image, sign: Image },
  { name: 'video', label: text.video, sign: Clapperboard },
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
          sign={typeof tool.sign === 'string' ? tool.sign : undefined}
          onUse={redraw}
        >
          <Sign sign={tool.sign} />
        </ToolButton>
      ))}
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'source' && <SourceDialog editor={editor} sources={sources ?? []} onClose={close} />}
      {(asking === 'image' || asking === 'video') && (
        <MediaDialog kind={asking} editor={editor} onClose={close} />
      )}
    </div>
  );
}

/** The icon of a button. Letters are drawn by the style sheet: read aloud, they would contradict its label. */
function Sign({ sign: Icon }: { readonly sign: LucideIcon | string }) {
  return typeof Icon === 'string' ? null : <Icon size={20} aria-hidden />;
}
