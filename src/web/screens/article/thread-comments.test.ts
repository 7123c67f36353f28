import { describe, expect, it } from 'vitest';
import type { ShownComment } from './article.load.ts';
import { threadComments } from './thread-comments.ts';

const comment = (id: number, parent_id: number | null = null): ShownComment => ({
  ...{ id, parent_id },
  author_name: 'ნანა',
  is_author: false,
  body: '<p>x</p>',
  created_at: '2026-11-12T15:10:00Z',
});
const shape = (comments: readonly ShownComment[]) =>
  threadComments(comments).map((thread) => [thread.comment.id, thread.answers.map(({ id }) => id)]);

describe('comments', () => {
  it('are grouped with their replies', () => {
    expect(shape([comment(1), comment(2), comment(3, 1), comment(4, 1)])).toEqual([
      [1, [3, 4]],
      [2, []],
    ]);
  });

  it('keep a reply to a reply in its thread', () => {
    expect(shape([comment(1), comment(2, 1), comment(3, 2)])).toEqual([[1, [2, 3]]]);
  });

  it('start a thread for a reply whose parent is missing', () => {
    expect(shape([comment(5, 4)])).toEqual([[5, []]]);
  });

  it('may reply to each other in a cycle', () => {
    expect(shape([comment(1, 2), comment(2, 1)])).toEqual([
      [1, []],
      [2, []],
    ]);
  });
});
