import type { ShownComment } from './article.load.ts';

export interface Thread {
  readonly comment: ShownComment;
  readonly answers: readonly ShownComment[];
}

/**
 * Comments with the answers under them, both in the order given. An answer to an answer stands under the first comment
 * of its thread; one whose comment is not shown stands by itself.
 */
export function threadComments(comments: readonly ShownComment[]): readonly Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: ShownComment): ShownComment => {
    let root = comment;
    // No thread is longer than the list: a circle ends here.
    for (let step = 0; step < comments.length; step += 1) {
      const above = root.parent_id === null ? undefined : byId.get(root.parent_id);
      if (!above) return root;
      root = above;
    }
    return comment;
  };
  const roots = comments.map(rootOf);
  return comments
    .filter((comment, at) => roots[at] === comment)
    .map((comment) => ({
      comment,
      answers: comments.filter((one, at) => roots[at] === comment && one !== comment),
    }));
}
