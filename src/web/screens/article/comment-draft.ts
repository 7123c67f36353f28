/** What somebody has typed before they signed in. */
export interface CommentDraft {
  readonly body: string;
  /** The comment that it answers. */
  readonly parent: number | null;
}

const keyOf = (articleId: number): string => `comment_draft:${articleId}`;

/** Returns the draft of this tab. */
export function readCommentDraft(articleId: number): CommentDraft | undefined {
  try {
    const { body, parent } = JSON.parse(sessionStorage.getItem(keyOf(articleId)) ?? '{}');
    return typeof body === 'string'
      ? { body, parent: typeof parent === 'number' ? parent : null }
      : undefined;
  } catch {
    return undefined;
  }
}

export function saveCommentDraft(articleId: number, draft: CommentDraft): void {
  try {
    sessionStorage.setItem(keyOf(articleId), JSON.stringify(draft));
  } catch {
    // Storage is unavailable; the text has to be typed again.
  }
}

export function clearCommentDraft(articleId: number): void {
  try {
    sessionStorage.removeItem(keyOf(articleId));
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
