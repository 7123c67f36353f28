import { expect, it } from 'vitest';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';
import { showOnce } from './page-extras.ts';

const listOf = (...ids: number[]) =>
  ids.map((id) => ({ id, title: `სტატია ${id}`, url: `/guli/${id}-statia.html` }));
const blocksOf = (...ids: number[]) =>
  ({
    '1-2': [
      { id: 1, layout: 'imageList', articles: listOf(...ids) },
      { id: 2, layout: 'slider', partners: [] },
    ],
  }) as unknown as PlacedBlocks;
const idsIn = (blocks: PlacedBlocks) =>
  Object.values(blocks)
    .flat()
    .flatMap((block) => ('articles' in block ? block.articles.map(({ id }) => id) : []));

it('lists five most read articles that stand nowhere else on the page', () => {
  const { mostRead } = showOnce({
    own: [2, 4],
    blocks: blocksOf(3),
    mostRead: listOf(1, 2, 3, 4, 5, 6, 7, 8, 9),
  });
  expect(mostRead?.map(({ id }) => id)).toEqual([1, 5, 6, 7, 8]);
});

it('leaves what the screen shows out of the blocks, and feeds as they are', () => {
  const { blocks } = showOnce({ own: [3], blocks: blocksOf(3, 6), mostRead: undefined });
  expect(idsIn(blocks)).toEqual([6]);
  expect(blocks['1-2']).toHaveLength(2);
});

it('leaves the blocks of a screen without articles of its own as they are', () => {
  const blocks = blocksOf(3, 6);
  expect(showOnce({ own: [], blocks, mostRead: undefined })).toEqual({ blocks, mostRead: undefined });
});
