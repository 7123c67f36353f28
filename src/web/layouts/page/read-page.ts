import { RecordMissing } from '#web/data/load-errors.ts';

/** Returns the requested page number, from 1. Throws `RecordMissing` for anything else. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new RecordMissing(`page ${page}`);
  return Number(page);
}

/** Returns the number of pages of a list. Throws `RecordMissing` for a page after the last one. */
export function countPages(total: number, perPage: number, page: number): number {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (page > pages) throw new RecordMissing(`page ${page}`);
  return pages;
}
