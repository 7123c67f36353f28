import { expect, it } from 'vitest';
import { type BlockCandidates, fillBlocks } from './fill-blocks.ts';

const block = (id: number, part: Partial<BlockCandidates>): BlockCandidates => ({
  id,
  position: `${id}-1`,
  pages: ['home'],
  isChosen: false,
  size: 2,
  articles: [],
  ...part,
});
const fill = (...blocks: BlockCandidates[]) => Object.fromEntries(fillBlocks(blocks));

it('shows no article twice on one page', () => {
  expect(fill(block(1, { articles: [1, 2, 3, 4] }), block(2, { articles: [2, 1, 3, 4, 5] }))).toEqual({
    1: [1, 2],
    2: [3, 4],
  });
});

it('fills the main column first, by the number of the row', () => {
  const articles = [1, 2, 3, 4, 5, 6];
  expect(
    fill(
      block(1, { position: '1-2', articles }),
      block(2, { position: '10-1', articles }),
      block(3, { position: '9-1', articles }),
    ),
  ).toEqual({ 3: [1, 2], 2: [3, 4], 1: [5, 6] });
});

it('shows chosen articles in their block and nowhere else', () => {
  expect(
    fill(
      block(1, { articles: [1, 2, 3] }),
      block(2, { isChosen: true, articles: [2, 9] }),
      block(3, { isChosen: true, articles: [2] }),
    ),
  ).toEqual({ 1: [1, 3], 2: [2, 9], 3: [2] });
});

it('allows the same article on pages that share no block', () => {
  expect(fill(block(1, { articles: [1] }), block(2, { pages: ['doctor'], articles: [1] }))).toEqual({
    1: [1],
    2: [1],
  });
});

it('leaves a block empty if no article is left', () => {
  expect(fill(block(1, { articles: [1] }), block(2, { articles: [1] }))).toEqual({ 1: [1], 2: [] });
});
