import { describe, expect, it } from 'vitest';
import { listPageNumbers, pagePath } from './page-numbers.ts';

describe('page numbers', () => {
  it('lists all pages of a short list', () => {
    expect(listPageNumbers(1, 1)).toEqual([1]);
    expect(listPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves gaps in a long list, but not for a single page', () => {
    expect(listPageNumbers(10, 20)).toEqual([1, 2, undefined, 9, 10, 11, undefined, 19, 20]);
    expect(listPageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('omits the number from the address of the first page', () => {
    expect(pagePath('/category/1-x.html', 1)).toBe('/category/1-x.html');
    expect(pagePath('/category/1-x.html', 2)).toBe('/category/1-x.html?page=2');
  });
});
