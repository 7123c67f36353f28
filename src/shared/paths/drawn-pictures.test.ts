import { describe, expect, it } from 'vitest';
import { drawnPicture, findDrawn, listDrawnFiles, nightAddress } from './drawn-pictures.ts';

describe('drawn pictures', () => {
  it('come in a crop of their own, by day and by night', () => {
    const path = drawnPicture('articles', 101);
    expect(path).toBe('drawn/articles/101/wide.webp');
    expect(findDrawn(path, 'square')).toMatchObject({
      day: { path: 'drawn/articles/101/square.webp', width: 560 },
      night: { path: 'drawn/articles/101/square-dark.webp' },
    });
    expect(listDrawnFiles(path)).toHaveLength(6);
  });

  it('of a topic come as one thing without paper, too', () => {
    expect(findDrawn(drawnPicture('categories', 1), 'object')?.day).toEqual({
      path: 'drawn/categories/1/object.webp',
      thumbnails: [],
      width: 112,
    });
  });

  it('answer with the crop that they have where there is no other', () => {
    expect(findDrawn(drawnPicture('journals', 3), 'wide')?.day.path).toBe('drawn/journals/3/portrait.webp');
  });

  it.each(['covers/101.webp', 'drawn/unknown/1/wide.webp', 'drawn/articles/../x.webp'])(
    'are not %s',
    (path) => {
      expect(findDrawn(path, 'wide')).toBeUndefined();
      expect(listDrawnFiles(path)).toEqual([]);
    },
  );
});

it.each([
  ['a drawing', '/media/drawn/articles/101/wide.webp', '/media/drawn/articles/101/wide-dark.webp'],
  [
    'a drawing by night',
    '/media/drawn/articles/101/wide-dark.webp',
    '/media/drawn/articles/101/wide-dark.webp',
  ],
  ['a photograph', '/media/articles/101/wide.webp', '/media/articles/101/wide.webp'],
])('the address by night of %s', (_what, address, expected) => {
  expect(nightAddress(address)).toBe(expected);
});
