/** Returns the page numbers of a pager: both ends, the current page with its neighbours, and `undefined` for a gap. */
export function listPageNumbers(current: number, count: number): readonly (number | undefined)[] {
  const candidates = new Set([1, 2, current - 1, current, current + 1, count - 1, count]);
  const numbers = [...candidates].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1];
    if (previous === undefined || number - previous === 1) return [number];
    return number - previous === 2 ? [number - 1, number] : [undefined, number];
  });
}

/** Returns the address of a page of a list, which may have filters; the first page has no number. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
