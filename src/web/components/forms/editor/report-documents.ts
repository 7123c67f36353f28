import type { Editor } from '@tiptap/core';
import { normalDocument } from './normal-document.ts';

/** A long text is read out of the editor when the fingers rest, not at every key; fingers that do not rest are not waited for longer. */
export const restMs = 300;
const longestMs = 1_000;
/** A text that is read in less time is read sooner, so that a browser that is killed loses less: reading takes a fifteenth of the time at most. */
const restsPerReading = 15;
const longestPerReading = 40;

/**
 * Reports the document after the fingers rest, when the editor or the page is left, and when reporting stops; null for an empty one.
 * @returns what stops it
 */
export function reportDocuments(editor: Editor, report: (document: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change was made that is not reported. */
  let since = 0;
  /** How long the last report took, with what followed from it; of the first one the worst is assumed. */
  let readingMs = longestMs / longestPerReading;
  const reportNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const began = performance.now();
    report(documentOf(editor));
    // React draws what was reported in a task of its own, before this one.
    setTimeout(() => {
      readingMs = performance.now() - began;
    });
  };
  editor.on('update', () => {
    const now = performance.now();
    if (timer === undefined) since = now;
    clearTimeout(timer);
    const rest = Math.min(restMs, readingMs * restsPerReading);
    const longest = Math.min(longestMs, readingMs * longestPerReading);
    timer = setTimeout(reportNow, Math.min(rest, Math.max(0, since + longest - now)));
  });
  editor.on('blur', reportNow);
  window.addEventListener('beforeunload', reportNow);
  return () => {
    window.removeEventListener('beforeunload', reportNow);
    reportNow();
  };
}

/** The document as it is now, in the portal's own form; null where nothing is written. */
export const documentOf = (editor: Editor): unknown =>
  editor.isEmpty ? null : JSON.parse(JSON.stringify(normalDocument(editor.getJSON())));
