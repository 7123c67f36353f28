import { Editor } from '@tiptap/core';
import {
  Bold,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { safeLink } from '#shared/content/safe-address.ts';
import { editorText as text } from '#shared/language/ka/office/office.ts';
import styles from './ProseEditor.module.css';
import { proseExtensions } from './prose-extensions.ts';
import { type EditorTool, headingTool, proseTools } from './prose-tools.ts';
import { documentOf, reportDocuments } from './report-documents.ts';
import { ToolButton } from './ToolButton.tsx';

interface ProseEditorProps {
  /** The field's name, by which its error is found. */
  readonly name: string;
  readonly label: string;
  /** The document that it begins with; null for an empty one. */
  readonly initial: object | null;
  readonly describedBy?: string;
  readonly isWrong?: boolean;
  /** Receives the document in the portal's own form after the fingers rest; null for an empty one. */
  readonly onChange: (document: unknown) => void;
}

const tools: readonly (readonly [EditorTool, LucideIcon])[] = [
  [proseTools.bold, Bold],
  [proseTools.italic, Italic],
  [headingTool(3), Heading3],
  [proseTools.bulletList, List],
  [proseTools.orderedList, ListOrdered],
  [proseTools.blockquote, Quote],
  [proseTools.undo, Undo2],
  [proseTools.redo, Redo2],
];

/** An editor of formatted text: what is written looks as it will. It keeps its own state. */
export function ProseEditor({
  name,
  label,
  initial,
  describedBy,
  isWrong = false,
  onChange,
}: ProseEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const reportChange = useRef(onChange);
  reportChange.current = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; another text is another component
  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions: proseExtensions,
      injectCSS: false,
      content: initial ?? '',
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: styles.text ?? '',
          // A form finds its controls by this where they have no name of their own.
          'data-choice': name,
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        },
      },
    });
    setEditor(created);
    const stopReporting = reportDocuments(created, (document) => reportChange.current(document));
    return () => {
      stopReporting();
      created.destroy();
    };
  }, []);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(isWrong));
  }, [editor, isWrong]);
  return (
    <div className={styles.editor} data-wrong={isWrong ? '' : undefined} data-editor={name}>
      {editor && <Toolbar editor={editor} onUse={() => onChange(documentOf(editor))} />}
      <div ref={place} />
    </div>
  );
}

function Toolbar({ editor, onUse }: { readonly editor: Editor; readonly onUse: () => void }) {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);
  return (
    <div className={styles.bar}>
      <div className={styles.tools} role="toolbar" aria-label={text.toolbar}>
        {tools.map(([tool, Icon]) => (
          <ToolButton key={tool.name} editor={editor} tool={tool} className={styles.tool} onUse={onUse}>
            <Icon size={20} aria-hidden />
          </ToolButton>
        ))}
        <ToolButton
          editor={editor}
          tool={{ name: 'link', label: text.link, run: () => setLinking(!isLinking) }}
          className={styles.tool}
          isExpanded={isLinking}
        >
          <Link size={20} aria-hidden />
        </ToolButton>
      </div>
      {isLinking && (
        <LinkRow
          editor={editor}
          onDone={() => {
            setLinking(false);
            onUse();
          }}
        />
      )}
    </div>
  );
}

/** Asks where the marked words lead. It stands in a form, so it is none itself. Without an address the link goes away. */
function LinkRow({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const setLink = () => {
    const safe = safeLink(href);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (safe) chain.setMark('link', { href: safe }).run();
    else chain.unsetLink().run();
    onDone();
  };
  return (
    <div className={styles.link}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that opens it says that it will be asked
        autoFocus
        inputMode="url"
        className={styles.address}
        aria-label={text.linkAddress}
        placeholder="https://"
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setLink();
        }}
      />
      <button type="button" className={styles.tool} onClick={setLink}>
        {text.insert}
      </button>
    </div>
  );
}
