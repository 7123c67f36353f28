import { useState } from 'react';
import type { RichDocument } from '#shared/content/document.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { TextEditor } from '../../editor/TextEditor.tsx';

/** Writes a text within a list's row in the editor of all texts. Its record stores it as HTML, the editor works on a document. */
export function HtmlPart({
  id,
  name,
  label,
  value,
  isLocked,
  describedBy,
  onChange,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly isLocked: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (html: string) => void;
}) {
  const [document] = useState(() => (typeof value === 'string' ? documentFromHtml(value) : value));
  return (
    <TextEditor
      {...{ id, isLocked, describedBy }}
      field={{ name, label }}
      value={document}
      hasImages={false}
      onChange={(written) => onChange(written === null ? '' : renderHtml(written as RichDocument))}
    />
  );
}
