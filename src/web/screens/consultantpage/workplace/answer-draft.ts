import { isDocument, type RichDocument } from '#shared/content/document.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';

const keyOf = (accountId: number, id: number): string => `answer_draft:${accountId}:${id}`;

/** Returns a consultant's draft of an answer from this browser; null where there is none. Older drafts are in Markdown. */
export function readAnswerDraft(accountId: number, id: number): RichDocument | null {
  try {
    const stored = localStorage.getItem(keyOf(accountId, id));
    return stored ? parseDraft(stored) : null;
  } catch {
    return null;
  }
}

/** Parses a stored draft: a document in JSON, or Markdown, as earlier versions stored it. */
export function parseDraft(stored: string): RichDocument {
  if (!stored.startsWith('{')) return documentFromMarkdown(stored);
  const document: unknown = JSON.parse(stored);
  return isDocument(document) ? document : documentFromMarkdown(stored);
}

/** Stores a draft in this browser; null removes it. */
export function saveAnswerDraft(accountId: number, id: number, document: RichDocument | null): void {
  try {
    if (document) localStorage.setItem(keyOf(accountId, id), JSON.stringify(document));
    else localStorage.removeItem(keyOf(accountId, id));
  } catch {
    // Storage is unavailable; the form itself still has the text.
  }
}

/** Removes a draft from this browser. */
export function clearAnswerDraft(accountId: number, id: number): void {
  try {
    localStorage.removeItem(keyOf(accountId, id));
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
