import { RecordMissing } from '#web/data/outcomes.ts';

/** The page of a list asked for, from 1; what is no such number is no page. */
export function readPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw new RecordMissing(`page ${asked}`);
  return Number(asked);
}

/** How many pages a list has; a page past the last one does not exist. */
export function countPages(total: number, perPage: number, page: number): number {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw new RecordMissing(`page ${page}`);
  return pages;
}
