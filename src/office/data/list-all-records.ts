import { listRecords } from '#shared/contracts/office/records.ts';
import { callOffice } from './office-calls.ts';

const perCall = 100;

/** Lists all records of a collection by their titles, to choose among: some hundreds at most, one call after another. */
export async function listAllRecords(
  collection: 'consultant' | 'author',
  states?: 'published'[],
): Promise<{ readonly id: number; readonly title: string }[]> {
  const all: { readonly id: number; readonly title: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { records, total } = await callOffice(listRecords, {
      ...{ collection, sort: 'title', limit: perCall, page },
      ...(states ? { states } : {}),
    });
    all.push(...records);
    if (records.length < perCall || all.length >= total) return all;
  }
}
