import type { Editor } from '@tiptap/core';
import { normalDocument } from './normal-document.ts';

/** A long text is read out of the editor when the fingers rest, not at every key. */
export const restMs = 300;

/**
 * Reports the document after the fingers rest, when the editor is left, and when reporting stops; null for an empty one.
 * @returns what stops it
 */
export function reportDocuments(editor: Editor, report: (document: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    report(documentOf(editor));
  };
  editor.on('update', () => {
    clearTimeout(timer);
    timer = setTimeout(reportNow, restMs);
  });
  editor.on('blur', reportNow);
  return reportNow;
}

/** The document as it is now, in the portal's own form; null where nothing is written. */
export const documentOf = (editor: Editor): unknown =>
  editor.isEmpty ? null : JSON.parse(JSON.stringify(normalDocument(editor.getJSON())));
