import { describe, expect, it } from 'vitest';
import type { ShownComment } from './article.load.ts';
import { threadComments } from './thread-comments.ts';

const comment = (id: number, parent_id: number | null = null): ShownComment => ({
  ...{ id, parent_id },
  author_name: 'ნანა',
  body: '<p>x</p>',
  created_at: '2026-11-12T15:10:00Z',
});
const shape = (comments: readonly ShownComment[]) =>
  threadComments(comments).map((thread) => [thread.comment.id, thread.answers.map(({ id }) => id)]);

describe('comments', () => {
  it('stand with their answers under them', () => {
    expect(shape([comment(1), comment(2), comment(3, 1), comment(4, 1)])).toEqual([
      [1, [3, 4]],
      [2, []],
    ]);
  });

  it('keep an answer to an answer in its thread', () => {
    expect(shape([comment(1), comment(2, 1), comment(3, 2)])).toEqual([[1, [2, 3]]]);
  });

  it('show an answer whose comment is not here by itself', () => {
    expect(shape([comment(5, 4)])).toEqual([[5, []]]);
  });

  it('end where comments answer each other in a circle', () => {
    expect(shape([comment(1, 2), comment(2, 1)])).toEqual([
      [1, []],
      [2, []],
    ]);
  });
});
