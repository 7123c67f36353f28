import type { Editor } from '@tiptap/core';
import type { Source } from '#shared/collections/article.ts';
import { editorText as text } from '#shared/language/ka/office/office.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

/** Puts the number of one of the record's sources into the text. */
export function SourceDialog({
  editor,
  sources,
  onClose,
}: {
  readonly editor: Editor;
  readonly sources: readonly Source[];
  readonly onClose: () => void;
}) {
  const insert = (number: number) => {
    onClose();
    editor.chain().focus().insertContent({ type: 'sourceNumber', attrs: { number } }).run();
  };
  return (
    <OfficeDialog title={text.source} mark={{ 'data-act': 'source' }} onClose={onClose}>
      {sources.length === 0 ? (
        <p className="office-note">{text.noSources}</p>
      ) : (
        <ol className="office-choices" data-choices="source">
          {sources.map(({ title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is its place in the list
            <li key={at}>
              <button type="button" data-source={at + 1} onClick={() => insert(at + 1)}>
                {`[${at + 1}] ${title}`}
              </button>
            </li>
          ))}
        </ol>
      )}
    </OfficeDialog>
  );
}
