import type { ShownComment } from './article.load.ts';

export interface Thread {
  readonly comment: ShownComment;
  readonly answers: readonly ShownComment[];
}

/**
 * Groups comments into threads and keeps their order. Replies at any depth belong to the first comment of their
 * thread; a reply whose parent is not in the list starts a thread.
 */
export function threadComments(comments: readonly ShownComment[]): readonly Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: ShownComment): ShownComment => {
    let root = comment;
    // The number of steps is limited, because comments may refer to each other in a cycle.
    for (let step = 0; step < comments.length; step += 1) {
      const parent = root.parent_id === null ? undefined : byId.get(root.parent_id);
      if (!parent) return root;
      root = parent;
    }
    return comment;
  };
  const roots = comments.map(rootOf);
  return comments
    .filter((comment, index) => roots[index] === comment)
    .map((comment) => ({
      comment,
      answers: comments.filter((other, index) => roots[index] === comment && other !== comment),
    }));
}
