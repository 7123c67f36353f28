import { RecordMissing } from '#web/data/outcomes.ts';

/** The page of a list that is asked for, from 1; what is no such number is no page. */
export function readPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw new RecordMissing(`page ${asked}`);
  return Number(asked);
}
