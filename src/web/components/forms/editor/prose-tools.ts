import type { Editor } from '@tiptap/core';
import { editorText as text } from '#shared/language/ka/office/office.ts';

/** A button of an editor. */
export interface EditorTool {
  readonly name: string;
  readonly label: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

export const headingTool = (level: 2 | 3 | 4): EditorTool => ({
  name: `heading-${level}`,
  label: text.heading(level),
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** The tools that every editor has. */
export const proseTools = {
  bold: {
    name: 'bold',
    label: text.bold,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  italic: {
    name: 'italic',
    label: text.italic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  bulletList: {
    name: 'bulletList',
    label: text.bulletList,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  orderedList: {
    name: 'orderedList',
    label: text.orderedList,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  blockquote: {
    name: 'blockquote',
    label: text.blockquote,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  undo: { name: 'undo', label: text.undo, run: (e) => e.chain().focus().undo().run() },
  redo: { name: 'redo', label: text.redo, run: (e) => e.chain().focus().redo().run() },
} as const satisfies Readonly<Record<string, EditorTool>>;
